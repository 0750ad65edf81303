import { minAccentDistance } from '../checks/problems.ts'
import { contrast, difference } from '../color/contrast.ts'
import { nearest, nearestKin, oklchOf } from '../color/derive.ts'
import { oklch } from '../color/hex.ts'
import { areApart, floors, minColorDistance, worstDifference } from '../color/vision.ts'
import type { BrandIdea, Mode, Palette } from './brand.ts'
import { fillOf, hoverOf, softAccentOf, softOf } from './brandTokens.ts'

const surfaces: Record<
  Mode,
  Record<'canvas' | 'surface' | 'surfaceRaised' | 'surfaceSunken' | 'line', number>
> = {
  dark: { canvas: 0.17, surface: 0.215, surfaceRaised: 0.26, surfaceSunken: 0.13, line: 0.33 },
  light: { canvas: 0.967, surface: 1, surfaceRaised: 1, surfaceSunken: 0.945, line: 0.885 },
}

/** Lightness, chroma, hue. */
const defaultColors: Record<
  Mode,
  Record<'danger' | 'warning' | 'success' | 'info' | 'profit' | 'loss', [number, number, number]>
> = {
  dark: {
    danger: [0.74, 0.15, 24],
    warning: [0.85, 0.13, 80],
    success: [0.82, 0.15, 150],
    info: [0.8, 0.09, 285],
    profit: [0.85, 0.16, 158],
    loss: [0.73, 0.16, 24],
  },
  light: {
    danger: [0.5, 0.18, 25],
    warning: [0.5, 0.11, 70],
    success: [0.47, 0.12, 150],
    info: [0.47, 0.15, 285],
    profit: [0.46, 0.11, 163],
    loss: [0.53, 0.2, 26],
  },
}

/** The contrasts to reach, slightly above the required ones, so that rounding never decides. */
export const required = { text: 4.6, edge: 3.1 }
/** Colours with less OKLCH chroma look grey. */
const leastHue = 0.03
/** How far the hue of danger and success may move: red does not become pink or brown. In degrees. */
const mostTurned = 15
const minDistance = { voice: minAccentDistance + 0.005, opposite: minColorDistance + 0.005 }

const isReadableOn = (surfaces: readonly string[], minimum: number) => (ink: string) =>
  surfaces.every((background) => contrast(ink, background) >= minimum)

/** Tinted with the brand's hue. An accent without a hue leaves them neutral. */
function greyOf({ accent, grey }: BrandIdea): (lightness: number) => string {
  const own = oklchOf(accent)
  const { hue, chroma } = { hue: own.hue, chroma: Math.min(0.014, own.chroma), ...grey }
  return (lightness) => oklch(lightness, lightness === 1 ? 0 : chroma, hue)
}

function baseOf(idea: BrandIdea, mode: Mode) {
  const grey = greyOf(idea)
  const levels = surfaces[mode]
  return {
    canvas: grey(levels.canvas),
    surface: grey(levels.surface),
    surfaceRaised: grey(levels.surfaceRaised),
    surfaceSunken: grey(levels.surfaceSunken),
    line: grey(levels.line),
    text: grey(mode === 'dark' ? 0.965 : 0.22),
    ink: grey(0.15),
    paper: '#ffffff',
    shadow: grey(mode === 'dark' ? 0.05 : 0.2),
    ...idea.colors?.[mode],
  }
}

/**
 * Returns functions that find a colour that is readable on this base: on its surfaces, on the hovered row and on its
 * own soft background.
 */
function legibilityOn(base: ReturnType<typeof baseOf>, mode: Mode) {
  const all = [base.canvas, base.surface, base.surfaceRaised, base.surfaceSunken]
  const softFor = { accent: softAccentOf(base.surface, mode), other: softOf(base.surface, mode) }
  const isLegible = (ink: string, accent: string) => {
    const soft = softFor[ink === accent ? 'accent' : 'other'](ink)
    return isReadableOn([...all, hoverOf({ accent, surface: base.surface }), soft], required.text)(ink)
  }
  const isFill = (color: string) => isReadableOn([color], required.text)(fillOf(color, base).on)
  // A hue sets a button apart from the page; black on black, and white on white, need an edge's contrast.
  const isSeen = (color: string) =>
    oklchOf(color).chroma >= leastHue || isReadableOn([base.canvas, base.surface], required.edge)(color)
  return { all, isLegible, isFill, isSeen }
}

/**
 * Returns the colours of back and lay, profit and loss: distinct from the accent, and from each other for every kind
 * of colour vision.
 */
function marketColorsOf(
  given: Partial<Palette>,
  mode: Mode,
  accent: string,
  isLegible: (ink: string) => boolean,
): Pick<Palette, 'back' | 'lay' | 'profit' | 'loss'> {
  const isApart = (color: string, opposite?: string) =>
    difference(color, accent) >= minDistance.voice &&
    (opposite === undefined || worstDifference(color, opposite).difference >= minDistance.opposite)
  const result = (name: 'profit' | 'loss', opposite?: string) =>
    nearest(oklch(...defaultColors[mode][name]), (color) => isLegible(color) && isApart(color, opposite))
  const profit = given.profit ?? result('profit')
  const back = given.back ?? nearest(oklch(0.81, 0.1, 245), (color) => isApart(color), 0.06)
  return {
    profit,
    loss: given.loss ?? result('loss', profit),
    back,
    lay: given.lay ?? nearest(oklch(0.83, 0.1, 357), (color) => isApart(color, back), 0.06),
  }
}

/**
 * Returns the colours of alarm and success. Danger stays red, and moves away from an accent or action that looks like
 * it; success stays green, and moves away from danger.
 */
function alarmColorsOf(
  given: Partial<Palette>,
  mode: Mode,
  voices: readonly string[],
  isLegible: (ink: string) => boolean,
): Pick<Palette, 'danger' | 'warning' | 'success'> {
  const moved = (
    name: 'danger' | 'warning' | 'success',
    isApart: (color: string) => boolean = () => true,
  ) => {
    const usual = nearest(oklch(...defaultColors[mode][name]), isLegible)
    return nearestKin(usual, (color) => isLegible(color) && isApart(color), mostTurned) ?? usual
  }
  const warning = given.warning ?? moved('warning')
  const danger =
    given.danger ??
    moved(
      'danger',
      (color) =>
        voices.every((voice) => areApart(color, voice, floors.alarm)) &&
        areApart(color, warning, floors.degree),
    )
  return {
    warning,
    danger,
    success: given.success ?? moved('success', (color) => areApart(color, danger, floors.opposite)),
  }
}

/**
 * Returns the palette of a brand. Missing colours are derived from its accent: greys, and colours readable on them.
 */
export function paletteOf(idea: BrandIdea, mode: Mode): Palette {
  const given = idea.colors?.[mode] ?? {}
  const grey = greyOf(idea)
  const base = baseOf(idea, mode)
  const { all, isLegible, isFill, isSeen } = legibilityOn(base, mode)
  const accent = given.accent ?? nearest(idea.accent, (color) => isLegible(color, color) && isFill(color), 1)
  const legible = (color: string) => nearest(color, (ink) => isLegible(ink, accent))
  const action =
    given.action ?? nearest(idea.action ?? idea.accent, (color) => isFill(color) && isSeen(color), 1)
  const isDark = mode === 'dark'
  return {
    ...base,
    lineStrong: nearest(grey(isDark ? 0.57 : 0.6), isReadableOn(all, required.edge)),
    textMuted: legible(grey(isDark ? 0.76 : 0.48)),
    accent,
    action,
    ...alarmColorsOf(given, mode, [accent, action], (ink) => isLegible(ink, accent)),
    info: legible(oklch(...defaultColors[mode].info)),
    ...marketColorsOf(given, mode, accent, (ink) => isLegible(ink, accent)),
    farStrength: isDark ? 0.3 : 0.36,
    inPlay: isDark ? oklch(0.9, 0.18, 122) : oklch(0.46, 0.13, 135),
    favourite: nearest(
      oklch(isDark ? 0.86 : 0.6, 0.14, 85),
      isReadableOn([base.canvas, base.surface], required.edge),
    ),
    flashUp: isDark ? oklch(0.985, 0.02, 165) : '#ffffff',
    flashDown: oklch(0.91, 0.085, 78),
    ...given,
  }
}
