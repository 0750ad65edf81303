/**
 * Media query of screens where a card of an event is a row: its event at the start, its runners in columns. It asks
 * the viewport, because a container query would restyle every card with every price.
 */
export const cardRows = '(min-width: 80em)'
