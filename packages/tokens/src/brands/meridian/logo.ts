import type { LogoDrawing } from '../brand.ts'

/** The prime meridian through a book of prices; the word in one weight, almost without curves. */
export const meridianLogo: LogoDrawing = {
  viewBox: '0 0 172 36',
  markViewBox: '0 0 36 36',
  shapes: [
    { d: 'M18 3v30', tone: 'accent', stroke: 2 },
    { d: 'M5 9h10v4H5ZM8 16h7v4H8ZM11 23h4v4h-4Z', tone: 'text', opacity: 0.55 },
    { d: 'M21 9h4v4h-4ZM21 16h7v4h-7ZM21 23h10v4H21Z', tone: 'accent' },
    { d: 'M44 27V10l6.5 9L57 10v17', tone: 'text', stroke: 2 },
    { d: 'M74 10H64v17h10M64 18h8', tone: 'text', stroke: 2 },
    { d: 'M81 27V10h6a4.5 4.5 0 0 1 0 9h-6M87 19l5 8', tone: 'text', stroke: 2 },
    { d: 'M99 10v17', tone: 'text', stroke: 2 },
    { d: 'M106 10v17h4a8.5 8.5 0 0 0 0-17Z', tone: 'text', stroke: 2 },
    { d: 'M126 10v17', tone: 'text', stroke: 2 },
    { d: 'M132 27l6.5-17h1L146 27M134.5 21h9', tone: 'text', stroke: 2 },
    { d: 'M153 27V10l11 17V10', tone: 'text', stroke: 2 },
  ],
}
