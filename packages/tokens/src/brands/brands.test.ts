import { describe, expect, it } from 'vitest'
import { contrast, difference, over } from '../color/contrast.ts'
import { aurora } from './aurora/design.ts'
import type { BrandTokens, Mode } from './brand.ts'
import { brandTokens } from './brandTokens.ts'
import { wireframe } from './wireframe/design.ts'

const modes: Mode[] = ['dark', 'light']
const themes = [aurora, wireframe].flatMap((seed) =>
  modes.map((mode) => ({ theme: `${seed.name} ${mode}`, tokens: brandTokens(seed, mode) })),
)

/** What is written on what. Every pair must reach 4.5. */
function texts({ color, market, status }: BrandTokens): [string, string, string][] {
  const grounds = ['canvas', 'surface', 'surfaceRaised', 'surfaceSunken', 'surfaceHover'] as const
  const inks = ['text', 'textMuted', 'accent', 'danger', 'warning', 'success', 'info'] as const
  const requests = ['pending', 'processing', 'approved', 'rejected', 'canceled'] as const
  const softs = ['accentSoft', 'dangerSoft', 'warningSoft', 'successSoft'] as const
  return [
    ...grounds.flatMap((ground) =>
      inks.map((ink): [string, string, string] => [`${ink} on ${ground}`, color[ink], color[ground]]),
    ),
    ...grounds.flatMap((ground): [string, string, string][] => [
      [`profit on ${ground}`, market.profit, color[ground]],
      [`loss on ${ground}`, market.loss, color[ground]],
      [`void on ${ground}`, market.void, color[ground]],
    ]),
    ...requests.flatMap((request): [string, string, string][] => [
      [`status ${request} on its soft`, status[request], status[`${request}Soft`]],
      [`text on ${request}Soft`, color.text, status[`${request}Soft`]],
    ]),
    ['profit on profitSoft', market.profit, market.profitSoft],
    ['loss on lossSoft', market.loss, market.lossSoft],
    ['void on voidSoft', market.void, market.voidSoft],
    ['onWarning on warning', color.onWarning, color.warning],
    ['onSuccess on success', color.onSuccess, color.success],
    ['onBack on backPressed', market.onBack, market.backPressed],
    ['onLay on layPressed', market.onLay, market.layPressed],
    ['info on infoSoft', color.info, color.infoSoft],
    ...softs.map((soft): [string, string, string] => [`text on ${soft}`, color.text, color[soft]]),
    ['accent on accentSoft', color.accent, color.accentSoft],
    ['danger on dangerSoft', color.danger, color.dangerSoft],
    ['warning on warningSoft', color.warning, color.warningSoft],
    ['success on successSoft', color.success, color.successSoft],
    ['onAccent on accent', color.onAccent, color.accent],
    ['onAccent on accentHover', color.onAccent, color.accentHover],
    ['onAccent on accentPressed', color.onAccent, color.accentPressed],
    ['onAction on action', color.onAction, color.action],
    ['onAction on actionHover', color.onAction, color.actionHover],
    ['onAction on actionPressed', color.onAction, color.actionPressed],
    ['onDanger on danger', color.onDanger, color.danger],
    ['onBack on back', market.onBack, market.back],
    ['onBack on backHover', market.onBack, market.backHover],
    ['text on backFar', color.text, market.backFar],
    ['text on layFar', color.text, market.layFar],
    ['onBackFar on backFar', market.onBackFar, market.backFar],
    ['onLay on lay', market.onLay, market.lay],
    ['onLay on layHover', market.onLay, market.layHover],
    ['onLayFar on layFar', market.onLayFar, market.layFar],
    ['onInPlay on inPlay', market.onInPlay, market.inPlay],
    ['onSuspended on the veil over a back price', market.onSuspended, over(market.suspended, market.back)],
    ['onSuspended on the veil over a surface', market.onSuspended, over(market.suspended, color.surface)],
    ['onBack on a price lit by a flash up', market.onBack, market.flashUp],
    ['onLay on a price lit by a flash down', market.onLay, market.flashDown],
  ]
}

/** Edges by which a control or a state is found. Each must reach 3. */
function edges({ color, market }: BrandTokens): [string, string, string][] {
  return [
    ['lineStrong on surface', color.lineStrong, color.surface],
    ['lineStrong on surfaceSunken', color.lineStrong, color.surfaceSunken],
    ['lineStrong on surfaceRaised', color.lineStrong, color.surfaceRaised],
    ['focus on canvas', color.focus, color.canvas],
    ['focus on surface', color.focus, color.surface],
    ['favourite on surface', market.favourite, color.surface],
    ['favourite on canvas', market.favourite, color.canvas],
  ]
}

describe.each(themes)('the theme $theme', ({ tokens }) => {
  it('writes every text with at least 4.5 of contrast', () => {
    const faint = texts(tokens).filter(([, ink, ground]) => contrast(ink, ground) < 4.5)
    expect(faint.map(([pair, ink, ground]) => `${pair}: ${contrast(ink, ground).toFixed(2)}`)).toEqual([])
  })

  it('draws every edge of a control with at least 3 of contrast', () => {
    const faint = edges(tokens).filter(([, edge, ground]) => contrast(edge, ground) < 3)
    expect(faint.map(([pair, edge, ground]) => `${pair}: ${contrast(edge, ground).toFixed(2)}`)).toEqual([])
  })

  it('tells back from lay and profit from loss, near and far, and keeps the accent out of them', () => {
    const { color, market } = tokens
    expect(difference(market.back, market.lay)).toBeGreaterThan(0.1)
    expect(difference(market.backFar, market.layFar)).toBeGreaterThan(0.04)
    expect(difference(market.profit, market.loss)).toBeGreaterThan(0.1)
    expect(difference(market.back, market.backFar)).toBeGreaterThan(0.05)
    for (const meaning of [market.back, market.lay, market.profit, market.loss]) {
      expect(difference(color.accent, meaning)).toBeGreaterThan(0.05)
    }
  })

  it('gives every meaning a value', () => {
    const empty = Object.entries(tokens).flatMap(([group, values]) =>
      Object.entries(values)
        .filter(([, value]) => value === '')
        .map(([name]) => `${group}.${name}`),
    )
    expect(empty).toEqual([])
  })
})
