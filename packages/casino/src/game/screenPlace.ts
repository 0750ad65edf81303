/** The view of a game: within the site, or full screen. */
export type ScreenPlace = 'page' | 'screen' | 'bar'
