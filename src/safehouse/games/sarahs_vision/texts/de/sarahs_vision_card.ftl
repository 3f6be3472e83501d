### Sarah's Vision auf der ersten Seite, auf Deutsch.

sarahs_vision-title = Sarah’s Vision
sarahs_vision-tagline = Beschützt gemeinsam drei begabte Menschen, mit ruhiger Hand
sarahs_vision-about = Ihr gewinnt oder verliert gemeinsam: Drei Menschen, Technik, Wissenschaft und Senat genannt, sollen zwanzig Ereignisse heil überstehen. Was ihr tut, bezahlt ihr mit Klötzen aus einem Turm, und der Turm darf nicht fallen.
sarahs_vision-players = 1 bis 4 Personen, kooperativ
sarahs_vision-credits = Sarah’s Vision stammt von Inside the Box für die Baloise.
