### Sarah's Vision auf der ersten Seite, auf Deutsch.

sarahs_vision-title = Sarah’s Vision
sarahs_vision-tagline = Beschützt gemeinsam und mit ruhiger Hand drei begabte Menschen
sarahs_vision-about = Ihr gewinnt oder verliert gemeinsam: Bringt Engineer, Scientist und Senator heil durch zwanzig Ereignisse. Alles, was ihr tut, bezahlt ihr mit Blöcken aus einem Turm, und der Turm darf nicht einstürzen.
sarahs_vision-players = 1 bis 4 Personen, kooperativ
sarahs_vision-credits = Sarah’s Vision stammt von Inside the Box und erschien bei der Baloise.
