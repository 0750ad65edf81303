/** Where the header shows the player's name beside the icon. */
export const wide = '(min-width: 560px)'

/** What the account menu's button takes at least there: the header keeps this room while the menu loads. */
export const accountRoom = '8.25rem'
