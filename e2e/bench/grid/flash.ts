/** How long a changed price stays lit, in ms. The kit's own store has the same figure. */
export const flashMs = 500
