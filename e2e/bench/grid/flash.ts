/** Time that a changed price is highlighted, in ms. The kit's own store has the same value. */
export const flashMs = 500
