import type { BrandTokens } from '../brands/brand.ts'
import { blend } from '../color/contrast.ts'

/** A colour that must be visible on a background: text, or the edge or state of a control. */
export interface Pair {
  ink: string
  background: string
  inkColor: string
  backgroundColor: string
}

const surfaces = ['canvas', 'surface', 'surfaceRaised', 'surfaceSunken', 'surfaceHover'] as const
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

const pair = (ink: string, inkColor: string, background: string, backgroundColor: string): Pair => ({
  ink,
  background,
  inkColor,
  backgroundColor,
})

/** Returns text colours and their backgrounds. Every pair must reach 4.5. */
export function textPairs({ color, market, status }: BrandTokens): Pair[] {
  const underOverlay = (name: 'back' | 'lay') => blend(market.suspended, market[name])
  return [
    ...surfaces.flatMap((background) => [
      ...inks.map((ink) => pair(ink, color[ink], background, color[background])),
      ...results.map((ink) => pair(ink, market[ink], background, color[background])),
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
      on.map((background) => pair(ink, color[ink as keyof typeof fills], background, color[background])),
    ),
    ...Object.entries(prices).flatMap(([ink, on]) =>
      on.map((background) => pair(ink, market[ink as keyof typeof prices], background, market[background])),
    ),
    pair('text', color.text, 'backFar', market.backFar),
    pair('text', color.text, 'layFar', market.layFar),
    pair('onSuspended', market.onSuspended, 'suspended over back', underOverlay('back')),
    pair('onSuspended', market.onSuspended, 'suspended over lay', underOverlay('lay')),
    pair('onSuspended', market.onSuspended, 'suspended over surface', blend(market.suspended, color.surface)),
  ]
}

/** Returns edges and states that identify a control. Each must reach 3. */
export function edgePairs({ color, market }: BrandTokens): Pair[] {
  return [
    ...(['surface', 'surfaceSunken', 'surfaceRaised'] as const).map((background) =>
      pair('lineStrong', color.lineStrong, background, color[background]),
    ),
    ...(['canvas', 'surface', 'surfaceRaised', 'surfaceSunken'] as const).map((background) =>
      pair('focus', color.focus, background, color[background]),
    ),
    pair('favourite', market.favourite, 'surface', color.surface),
    pair('favourite', market.favourite, 'canvas', color.canvas),
  ]
}
