import type { ThemeVars } from 'storybook/theming'
import type { BrandDesign, Mode } from '../../packages/tokens/src/brands/brand.ts'
import { brandTokens } from '../../packages/tokens/src/brands/brandTokens.ts'

/** Storybook assumes that text on the accent is white. */
export type Chrome = ThemeVars & { onAccent: string }

export function chromeOf(design: BrandDesign, mode: Mode): Chrome {
  const { color, font, radius } = brandTokens(design, mode)
  const pixels = (size: string) => Number.parseInt(size, 10) || 0
  return {
    base: mode,
    onAccent: color.onAccent,
    brandTitle: `${design.label} · kit`,
    brandTarget: '_self',
    colorPrimary: color.action,
    colorSecondary: color.accent,
    appBg: color.canvas,
    appContentBg: color.surface,
    appPreviewBg: color.canvas,
    appHoverBg: color.surfaceHover,
    appBorderColor: color.line,
    appBorderRadius: Math.min(8, pixels(radius.medium)),
    fontBase: font.body,
    fontCode: 'ui-monospace, monospace',
    textColor: color.text,
    textInverseColor: color.canvas,
    textMutedColor: color.textMuted,
    barTextColor: color.textMuted,
    barHoverColor: color.accent,
    barSelectedColor: color.accent,
    barBg: color.surface,
    buttonBg: color.surfaceRaised,
    buttonBorder: color.lineStrong,
    booleanBg: color.surfaceSunken,
    booleanSelectedBg: color.surfaceRaised,
    inputBg: color.surfaceSunken,
    inputBorder: color.lineStrong,
    inputTextColor: color.text,
    inputBorderRadius: Math.min(8, pixels(radius.small)),
  }
}
