import { withAlpha } from '../../color/derive.ts'
import { svgImage } from '../drawing.ts'

/** Returns a curtain's folds seen from above, and one warm light in the middle. */
export const curtain = (cloth: string, fold: string, light: string) =>
  [
    `radial-gradient(38rem 22rem at 50% -4rem, ${withAlpha(light, 0.34)}, transparent 72%)`,
    `repeating-linear-gradient(90deg, ${withAlpha(fold, 0.5)} 0, ${withAlpha(cloth, 0.55)} 2.1rem, ${withAlpha(fold, 0.2)} 3.4rem, ${withAlpha(fold, 0.5)} 4.4rem)`,
  ].join(', ')

/** Returns damask on a foyer wall: a pointed leaf in half-drop repeat. */
export const damask = (color: string, strength: number) => {
  const leaf = `<path d="M0 -26C14 -12 14 8 0 26C-14 8 -14 -12 0 -26Z"/><path d="M0 -12C5 -4 5 6 0 14C-5 6 -5 -4 0 -12Z"/><path d="M-20 6C-14 0 -8 6 0 20C-12 20 -20 14 -20 6ZM20 6C14 0 8 6 0 20C12 20 20 14 20 6Z"/>`
  return svgImage(
    104,
    120,
    `<g fill="none" stroke="${color}" stroke-opacity="${strength}" stroke-width="1.4"><g transform="translate(26 30)">${leaf}</g><g transform="translate(78 90)">${leaf}</g></g>`,
  )
}

/** Returns the valance over a stage: swags hemmed with brass, with a tassel between. */
export const valance = (cloth: string, hem: string) =>
  svgImage(
    72,
    18,
    `<path d="M0 0H72V3Q54 18 36 4Q18 18 0 3Z" fill="${cloth}"/><path d="M0 3Q18 18 36 4Q54 18 72 3" fill="none" stroke="${hem}" stroke-width="1.6"/><path d="M36 4v6" stroke="${hem}" stroke-width="2.4"/><circle cx="36" cy="12" r="2.4" fill="${hem}"/>`,
  )

export const finial = (brass: string) => ({
  ornament: svgImage(
    24,
    24,
    `<path d="M12 1L18 12L12 23L6 12Z" fill="${brass}"/><g fill="${brass}"><circle cx="2.5" cy="12" r="2"/><circle cx="21.5" cy="12" r="2"/></g>`,
  ),
  ornamentSize: '0.8em',
})
