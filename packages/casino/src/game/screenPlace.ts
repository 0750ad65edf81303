export type ScreenPlace = 'page' | 'screen' | 'bar'
