import type { LogoDrawing } from '../brand.ts'

/** A box with its diagonals: the sign for "a picture goes here". */
export const wireframeLogo: LogoDrawing = {
  viewBox: '0 0 36 36',
  markViewBox: '0 0 36 36',
  shapes: [{ d: 'M5 5h26v26H5ZM5 5l26 26M31 5L5 31', tone: 'text', stroke: 2 }],
}

export const wireframeFavicon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 36 36"><rect width="36" height="36" fill="#fff"/>' +
  '<path d="M5 5h26v26H5ZM5 5l26 26M31 5 5 31" fill="none" stroke="#1a1a1a" stroke-width="2"/></svg>'
