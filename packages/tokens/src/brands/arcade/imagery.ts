import { withAlpha } from '../../color/derive.ts'
import { svgImage } from '../drawing.ts'

export const signs = (one: string, other: string, strength: number) =>
  [
    `radial-gradient(28rem 18rem at 4% -2rem, ${withAlpha(one, strength)}, transparent 70%)`,
    `radial-gradient(30rem 20rem at 98% -3rem, ${withAlpha(other, strength)}, transparent 70%)`,
  ].join(', ')

/** Returns scan lines, as on a CRT. Not for light mode, where they would cover the text. */
export const tube = (one: string, other: string, strength: number) =>
  `repeating-linear-gradient(${withAlpha('#000000', strength * 0.5)} 0 1px, transparent 1px 3px), ${signs(one, other, strength)}`

export const pixels = (color: string, other: string, strength: number) =>
  svgImage(
    96,
    96,
    `<path d="M0 .5H96M.5 0V96M0 24.5H96M24.5 0V96M0 48.5H96M48.5 0V96M0 72.5H96M72.5 0V96" stroke="${color}" stroke-opacity="${strength * 0.6}"/>` +
      `<path d="M24 24h24v24H24ZM72 72h24v24H72Z" fill="${color}" fill-opacity="${strength * 0.5}"/><path d="M72 0h24v24H72Z" fill="${other}" fill-opacity="${strength * 0.5}"/>`,
  )

export const bulbs = (rail: string, one: string, other: string) =>
  svgImage(
    32,
    8,
    `<path d="M0 0H32V8H0Z" fill="${rail}"/><path d="M6 2h4v4H6Z" fill="${one}"/><path d="M22 2h4v4H22Z" fill="${other}"/>`,
  )

export const arrow = (color: string) =>
  svgImage(6, 6, `<path d="M0 0H2V1H4V2H6V4H4V5H2V6H0Z" fill="${color}" shape-rendering="crispEdges"/>`)
