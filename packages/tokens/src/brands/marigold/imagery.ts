import { svgImage } from '../drawing.ts'

const petal = (turns: number, reach: number, width: number) =>
  Array.from(
    { length: turns },
    (_, turn) =>
      `<path transform="rotate(${(360 / turns) * turn})" d="M0 ${-reach * 0.3}Q${width} ${-reach * 0.7} 0 ${-reach}Q${-width} ${-reach * 0.7} 0 ${-reach * 0.3}"/>`,
  ).join('')

/** Returns a wood-block marigold: two rings of petals and a seed. */
const flower = (reach: number) => `${petal(8, reach, reach * 0.34)}<circle r="${reach * 0.2}"/>`

/** Returns flowers and seeds in half-drop repeat, as on printed cloth. */
export const blockPrint = (color: string, strength: number) =>
  svgImage(
    120,
    120,
    `<g fill="${color}" fill-opacity="${strength}"><g transform="translate(30 30)">${flower(17)}</g><g transform="translate(90 90)">${flower(17)}</g>` +
      `<circle cx="90" cy="30" r="3.5"/><circle cx="30" cy="90" r="3.5"/><circle cx="60" cy="60" r="2"/><circle cx="0" cy="0" r="2"/><circle cx="120" cy="0" r="2"/><circle cx="0" cy="120" r="2"/><circle cx="120" cy="120" r="2"/></g>`,
  )

export const printedFlower = (petals: string, seed: string) =>
  svgImage(
    40,
    40,
    `<g transform="translate(20 20)"><g fill="${petals}">${petal(8, 19, 9)}</g><circle r="5" fill="${seed}"/></g>`,
  )

/** Returns the border of a festival cloth: arches of petals over a double line. */
export const clothBorder = (one: string, other: string) =>
  svgImage(
    36,
    14,
    `<path d="M0 1.5H36" stroke="${one}" stroke-width="3"/><path d="M0 5H36" stroke="${other}" stroke-width="1.6"/>` +
      `<path d="M3 7h12a6 6 0 0 1-12 0Z" fill="${one}"/><path d="M21 7h12a6 6 0 0 1-12 0Z" fill="${other}"/>`,
  )

/** Returns morning sun behind the grandstand: wide rays from above the page. */
export const morning = (sun: string, far: string) =>
  `repeating-conic-gradient(from -90deg at 82% -4rem, ${sun} 0deg 6deg, transparent 6deg 14deg), radial-gradient(36rem 20rem at 82% -6rem, ${far}, transparent 74%)`
