/** Width from which the header shows the money buttons; below it the home banner does. */
export const roomyHeader = '(min-width: 1280px)'
