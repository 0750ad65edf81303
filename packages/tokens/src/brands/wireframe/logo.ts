import type { LogoDrawing } from '../brand.ts'

/** A box with its diagonals: the symbol for "a picture goes here". */
export const wireframeLogo: LogoDrawing = {
  viewBox: '0 0 36 36',
  markViewBox: '0 0 36 36',
  shapes: [{ d: 'M5 5h26v26H5ZM5 5l26 26M31 5L5 31', tone: 'text', stroke: 2 }],
}
