import { globalFontFace } from '@vanilla-extract/css'
import type { Face } from './faces.ts'
import { fontFaceRules } from './fontFaceRules.ts'

/** Includes the fallbacks of the families. For a `theme.css.ts`. */
export function fontFaces(...faces: Face[]): void {
  for (const { family, descriptors } of faces.flatMap(fontFaceRules)) globalFontFace(family, descriptors)
}
