import type { BrandTokens } from '../brands/brand.ts'
import { over } from '../color/contrast.ts'

/** A colour that must be visible on a background: text, or the edge or state of a control. */
export interface Pair {
  ink: string
  ground: string
  inkColor: string
  groundColor: string
}

const grounds = ['canvas', 'surface', 'surfaceRaised', 'surfaceSunken', 'surfaceHover'] as const
const inks = ['text', 'textMuted', 'accent', 'danger', 'warning', 'success', 'info'] as const
const results = ['profit', 'loss', 'void'] as const
const softs = ['accent', 'danger', 'warning', 'success', 'info'] as const
const requests = ['pending', 'processing', 'approved', 'rejected', 'canceled'] as const
const fills = {
  onAccent: ['accent', 'accentHover', 'accentPressed'],
  onAction: ['action', 'actionHover', 'actionPressed'],
  onDanger: ['danger'],
  onWarning: ['warning'],
  onSuccess: ['success'],
} as const
const prices = {
  onBack: ['back', 'backHover', 'backPressed', 'flashUp', 'flashDown'],
  onBackFar: ['backFar'],
  onLay: ['lay', 'layHover', 'layPressed', 'flashUp', 'flashDown'],
  onLayFar: ['layFar'],
  onInPlay: ['inPlay'],
} as const

const pair = (ink: string, inkColor: string, ground: string, groundColor: string): Pair => ({
  ink,
  ground,
  inkColor,
  groundColor,
})

/** Text colours and their backgrounds. Every pair must reach 4.5. */
export function textPairs({ color, market, status }: BrandTokens): Pair[] {
  const veiled = (name: 'back' | 'lay') => over(market.suspended, market[name])
  return [
    ...grounds.flatMap((ground) => [
      ...inks.map((ink) => pair(ink, color[ink], ground, color[ground])),
      ...results.map((ink) => pair(ink, market[ink], ground, color[ground])),
    ]),
    ...softs.flatMap((name) => [
      pair('text', color.text, `${name}Soft`, color[`${name}Soft`]),
      pair(name, color[name], `${name}Soft`, color[`${name}Soft`]),
    ]),
    ...results.map((name) => pair(name, market[name], `${name}Soft`, market[`${name}Soft`])),
    ...requests.flatMap((name) => [
      pair('text', color.text, `${name}Soft`, status[`${name}Soft`]),
      pair(name, status[name], `${name}Soft`, status[`${name}Soft`]),
    ]),
    ...Object.entries(fills).flatMap(([ink, on]) =>
      on.map((ground) => pair(ink, color[ink as keyof typeof fills], ground, color[ground])),
    ),
    ...Object.entries(prices).flatMap(([ink, on]) =>
      on.map((ground) => pair(ink, market[ink as keyof typeof prices], ground, market[ground])),
    ),
    pair('text', color.text, 'backFar', market.backFar),
    pair('text', color.text, 'layFar', market.layFar),
    pair('onSuspended', market.onSuspended, 'suspended over back', veiled('back')),
    pair('onSuspended', market.onSuspended, 'suspended over lay', veiled('lay')),
    pair('onSuspended', market.onSuspended, 'suspended over surface', over(market.suspended, color.surface)),
  ]
}

/** Edges and states that identify a control. Each must reach 3. */
export function edgePairs({ color, market }: BrandTokens): Pair[] {
  return [
    ...(['surface', 'surfaceSunken', 'surfaceRaised'] as const).map((ground) =>
      pair('lineStrong', color.lineStrong, ground, color[ground]),
    ),
    ...(['canvas', 'surface', 'surfaceRaised', 'surfaceSunken'] as const).map((ground) =>
      pair('focus', color.focus, ground, color[ground]),
    ),
    pair('favourite', market.favourite, 'surface', color.surface),
    pair('favourite', market.favourite, 'canvas', color.canvas),
  ]
}
