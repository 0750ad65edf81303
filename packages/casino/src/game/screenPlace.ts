/** Amid the site, or on the whole screen. */
export type ScreenPlace = 'page' | 'screen' | 'bar'
