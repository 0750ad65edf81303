/** Width from which the header shows the player's name next to the icon. */
export const wide = '(min-width: 560px)'

/** Minimum width of the account menu's button; the header reserves it while the menu loads. */
export const accountRoom = '8.25rem'
