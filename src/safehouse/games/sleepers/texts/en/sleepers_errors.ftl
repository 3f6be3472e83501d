# What is refused in this game alone.

error-unknown-hex = There is no hex “{ $value }” on the map.
error-unknown-kind = There is no agent called “{ $value }”.
error-bad-jump = You can’t jump from { $here } to { $there }: they are not two apart in a straight line.
