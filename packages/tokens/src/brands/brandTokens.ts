import { readable } from '../color/contrast.ts'
import { hueDistance, lighten, mix, oklchOf, tint, withAlpha } from '../color/derive.ts'
import { oklch } from '../color/hex.ts'
import { densityTokens } from './density.ts'
import type { BrandDesign, BrandTokens, Mode, Palette } from './brand.ts'

/** Lighter (1) in dark mode, darker (-1) in light mode. */
const towards = (mode: Mode) => (mode === 'dark' ? 1 : -1)
const inksOf = (palette: Palette) => [palette.ink, palette.paper] as const

/** Returns a soft form of a colour in its own hue, on this surface. */
export const softOf = (surface: string, mode: Mode) => (color: string) =>
  tint(color, surface, mode === 'dark' ? 0.19 : 0.1, mode === 'dark' ? 0.34 : 0.2)

/**
 * OKLCH degrees: the hue of yellow, the distance within which a dark colour looks brown, and the hue past which it
 * darkens to olive.
 */
const yellow = { hue: 90, reach: 45, olive: 105 } as const
/**
 * The chroma from which a dark surface has a colour of its own, the degrees from which that differs from the
 * accent's, and how much lighter and stronger it is under an accent.
 */
const cloth = { chroma: 0.04, apart: 60, lighter: 0.02, stronger: 1.2 } as const

/**
 * A darkened yellow looks like mud, so in dark mode it takes the hue of a surface that has another one: gold
 * on violet cloth. On other surfaces it keeps more of its chroma and turns to amber, a lime to green.
 */
export const softAccentOf = (surface: string, mode: Mode) => (accent: string) => {
  const soft = softOf(surface, mode)(accent)
  const [{ hue, chroma }, ground] = [oklchOf(accent), oklchOf(surface)]
  const share = Math.max(0, 1 - hueDistance(hue, yellow.hue) / yellow.reach)
  if (mode === 'light' || share === 0) return soft
  const { lightness } = oklchOf(soft)
  // Not a mix of both: between two distant hues is grey.
  if (ground.chroma > cloth.chroma && hueDistance(hue, ground.hue) > cloth.apart)
    return oklch(lightness + cloth.lighter, ground.chroma * cloth.stronger, ground.hue)
  const turn = 22 * share * (hue > yellow.olive ? 1 : -1)
  return oklch(lightness, chroma * (0.34 + 0.5 * share), hue + turn)
}

/** Returns the colour of a row or tile under the pointer. */
export const hoverOf = ({ accent, surface }: Pick<Palette, 'accent' | 'surface'>) =>
  mix(accent, surface, 0.07)

/**
 * Returns the colours of a filled control: its text, and its hover and pressed backgrounds, which move away from the
 * text colour.
 */
export function fillOf(color: string, { ink, paper }: Pick<Palette, 'ink' | 'paper'>) {
  const on = readable(color, [ink, paper])
  const away = on === ink ? 1 : -1
  return { on, hover: lighten(color, 0.035 * away), pressed: lighten(color, 0.06 * away) }
}

function colorsOf(palette: Palette, mode: Mode): BrandTokens['color'] {
  const soft = softOf(palette.surface, mode)
  const [accent, action] = [fillOf(palette.accent, palette), fillOf(palette.action, palette)]
  const on = (ground: string) => readable(ground, inksOf(palette))
  return {
    canvas: palette.canvas,
    surface: palette.surface,
    surfaceRaised: palette.surfaceRaised,
    surfaceSunken: palette.surfaceSunken,
    surfaceHover: hoverOf(palette),
    line: palette.line,
    lineStrong: palette.lineStrong,
    text: palette.text,
    textMuted: palette.textMuted,
    accent: palette.accent,
    accentHover: accent.hover,
    accentPressed: accent.pressed,
    accentSoft: softAccentOf(palette.surface, mode)(palette.accent),
    onAccent: accent.on,
    action: palette.action,
    actionHover: action.hover,
    actionPressed: action.pressed,
    onAction: action.on,
    focus: palette.accent,
    scrim: withAlpha(palette.ink, mode === 'dark' ? 0.72 : 0.5),
    danger: palette.danger,
    dangerSoft: soft(palette.danger),
    onDanger: on(palette.danger),
    warning: palette.warning,
    warningSoft: soft(palette.warning),
    onWarning: on(palette.warning),
    success: palette.success,
    successSoft: soft(palette.success),
    onSuccess: on(palette.success),
    info: palette.info,
    infoSoft: soft(palette.info),
  }
}

function marketOf(palette: Palette, mode: Mode): BrandTokens['market'] {
  const toward = towards(mode)
  const soft = softOf(palette.surface, mode)
  const far = (color: string) =>
    tint(color, palette.surface, palette.farStrength, mode === 'dark' ? 0.55 : 0.4)
  const farInk = (color: string) =>
    readable(far(color), [mix(color, palette.text, 0.3), mix(color, palette.ink, 0.1)])
  return {
    back: palette.back,
    backHover: lighten(palette.back, 0.03 * toward),
    backPressed: lighten(palette.back, -0.04),
    backFar: far(palette.back),
    onBack: mix(palette.back, palette.ink, 0.12),
    onBackFar: farInk(palette.back),
    lay: palette.lay,
    layHover: lighten(palette.lay, 0.03 * toward),
    layPressed: lighten(palette.lay, -0.04),
    layFar: far(palette.lay),
    onLay: mix(palette.lay, palette.ink, 0.12),
    onLayFar: farInk(palette.lay),
    suspended: withAlpha(palette.surfaceSunken, mode === 'dark' ? 0.86 : 0.9),
    onSuspended: palette.text,
    inPlay: palette.inPlay,
    onInPlay: readable(palette.inPlay, inksOf(palette)),
    profit: palette.profit,
    profitSoft: soft(palette.profit),
    loss: palette.loss,
    lossSoft: soft(palette.loss),
    void: palette.textMuted,
    voidSoft: soft(palette.textMuted),
    favourite: palette.favourite,
    flashUp: palette.flashUp,
    flashDown: palette.flashDown,
  }
}

function statusOf(palette: Palette, mode: Mode): BrandTokens['status'] {
  const soft = softOf(palette.surface, mode)
  return {
    pending: palette.warning,
    pendingSoft: soft(palette.warning),
    processing: palette.info,
    processingSoft: soft(palette.info),
    approved: palette.success,
    approvedSoft: soft(palette.success),
    rejected: palette.danger,
    rejectedSoft: soft(palette.danger),
    canceled: palette.textMuted,
    canceledSoft: soft(palette.textMuted),
  }
}

function shadowsOf(palette: Palette, mode: Mode): BrandTokens['shadow'] {
  const cast = (alpha: number) => withAlpha(palette.shadow, alpha * (mode === 'dark' ? 2 : 1))
  return {
    sunken: `inset 0 1px 2px ${cast(0.08)}`,
    raised: `0 1px 2px ${cast(0.1)}, 0 2px 6px ${cast(0.06)}`,
    floating: `0 2px 6px ${cast(0.12)}, 0 10px 28px ${cast(0.14)}`,
    overlay: `0 8px 20px ${cast(0.16)}, 0 28px 72px ${cast(0.26)}`,
  }
}

/** Returns fine diagonals, so that a suspended market is recognisable without colour. */
const hatchOf = (palette: Palette) =>
  `repeating-linear-gradient(-45deg, ${withAlpha(palette.text, 0.07)} 0 2px, transparent 2px 9px)`

/** Returns all values of a brand in one mode and its own density. */
export function brandTokens(design: BrandDesign, mode: Mode): BrandTokens {
  const palette = design.palettes[mode]
  return {
    color: colorsOf(palette, mode),
    market: marketOf(palette, mode),
    status: statusOf(palette, mode),
    font: design.font,
    text: design.text,
    weight: design.weight,
    leading: design.leading,
    tracking: design.tracking,
    heading: design.heading,
    radius: design.radius,
    icon: design.icon,
    shape: design.shape,
    border: design.border,
    shadow: { ...shadowsOf(palette, mode), ...design.shadows(palette, mode) },
    motion: design.motion,
    ...densityTokens(design, design.density),
    layer: { sticky: '10', bar: '20', dropdown: '30', overlay: '40', tooltip: '50', toast: '60' },
    imagery: {
      glow: 'none',
      pattern: 'none',
      edge: 'none',
      edgeSize: '0px',
      ornament: 'none',
      ornamentSize: '0px',
      hatch: hatchOf(palette),
      ...design.pictures(palette, mode),
    },
  }
}
