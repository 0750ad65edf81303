/** Where the header has room for the money buttons: below it, the home banner has them. */
export const roomyHeader = '(min-width: 1280px)'
