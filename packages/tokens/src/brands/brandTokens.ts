import { readable } from '../color/contrast.ts'
import { lighten, mix, tint, veil } from '../color/derive.ts'
import type { BrandSeed, BrandTokens, Mode, Palette } from './brand.ts'

/** Every colour of the contract from the few a brand chose. Hover goes towards the light in the dark, and away from it by day. */
function colorsOf(palette: Palette, mode: Mode): Pick<BrandTokens, 'color' | 'market'> {
  const toward = mode === 'dark' ? 1 : -1
  const inks = [palette.ink, palette.paper] as const
  const soft = (color: string) =>
    tint(color, palette.surface, mode === 'dark' ? 0.19 : 0.1, mode === 'dark' ? 0.34 : 0.2)
  const far = (color: string) =>
    tint(color, palette.surface, palette.farStrength, mode === 'dark' ? 0.55 : 0.4)
  const farInk = (color: string) =>
    readable(far(color), [mix(color, palette.text, 0.3), mix(color, palette.ink, 0.1)])
  return {
    color: {
      canvas: palette.canvas,
      surface: palette.surface,
      surfaceRaised: palette.surfaceRaised,
      surfaceSunken: palette.surfaceSunken,
      line: palette.line,
      lineStrong: palette.lineStrong,
      text: palette.text,
      textMuted: palette.textMuted,
      accent: palette.accent,
      accentHover: lighten(palette.accent, 0.035 * toward),
      accentPressed: lighten(palette.accent, -0.05 * toward),
      accentSoft: soft(palette.accent),
      onAccent: readable(palette.accent, inks),
      action: palette.action,
      actionHover: lighten(palette.action, 0.035),
      actionPressed: lighten(palette.action, -0.045),
      onAction: readable(palette.action, inks),
      focus: palette.accent,
      scrim: veil(palette.ink, mode === 'dark' ? 0.72 : 0.5),
      danger: palette.danger,
      dangerSoft: soft(palette.danger),
      onDanger: readable(palette.danger, inks),
      warning: palette.warning,
      warningSoft: soft(palette.warning),
      success: palette.success,
      successSoft: soft(palette.success),
    },
    market: {
      back: palette.back,
      backHover: lighten(palette.back, 0.03 * toward),
      backFar: far(palette.back),
      onBack: mix(palette.back, palette.ink, 0.12),
      onBackFar: farInk(palette.back),
      lay: palette.lay,
      layHover: lighten(palette.lay, 0.03 * toward),
      layFar: far(palette.lay),
      onLay: mix(palette.lay, palette.ink, 0.12),
      onLayFar: farInk(palette.lay),
      suspended: veil(palette.surfaceSunken, mode === 'dark' ? 0.86 : 0.9),
      onSuspended: palette.text,
      inPlay: palette.inPlay,
      onInPlay: readable(palette.inPlay, inks),
      profit: palette.profit,
      loss: palette.loss,
      favourite: palette.favourite,
      flashUp: palette.flashUp,
      flashDown: palette.flashDown,
    },
  }
}

/** All values of a brand in one mode. */
export function brandTokens(seed: BrandSeed, mode: Mode): BrandTokens {
  const palette = seed.palettes[mode]
  const cast = (alpha: number) => veil(palette.shadow, alpha)
  const deep = mode === 'dark' ? 2 : 1
  return {
    ...colorsOf(palette, mode),
    font: seed.font,
    text: seed.text,
    weight: seed.weight,
    leading: seed.leading,
    space: seed.space,
    radius: seed.radius,
    border: seed.border,
    shadow: {
      raised: `0 1px 2px ${cast(0.1 * deep)}, 0 2px 6px ${cast(0.06 * deep)}`,
      floating: `0 2px 6px ${cast(0.12 * deep)}, 0 10px 28px ${cast(0.14 * deep)}`,
      overlay: `0 8px 20px ${cast(0.16 * deep)}, 0 28px 72px ${cast(0.26 * deep)}`,
    },
    motion: seed.motion,
    size: seed.size,
    layer: { sticky: '10', bar: '20', overlay: '40', toast: '60' },
    imagery: { glow: palette.glow, pattern: palette.pattern },
  }
}
