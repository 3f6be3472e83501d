# What is refused in this game alone.

error-unknown-pile = There is no pile “{ $value }”: the piles are 1 and 2.
error-unknown-cell = “{ $value }” is not a spot: write column,row.
error-empty-cell = There is no tile on { $cell }.
error-lonely-cell = { $how ->
    [at-a-corner-of] There is no tile at a corner of { $cell }.
   *[next-to] There is no tile next to { $cell }.
}
