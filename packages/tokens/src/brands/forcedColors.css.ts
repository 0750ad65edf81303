import { globalStyle } from '@vanilla-extract/css'
import { vars } from '../contract.css.ts'
import { inForcedColors, type ForcedRules } from '../inForcedColors.ts'

const rule = (selector: string, rules: ForcedRules) =>
  globalStyle(selector, inForcedColors(rules) as Parameters<typeof globalStyle>[1])

const { color, market, status, imagery } = vars

/** Returns the same value for each token. */
const all = (value: string, ...tokens: string[]) => Object.fromEntries(tokens.map((token) => [token, value]))

// Components have no colours of their own, so the user's colours as tokens reach all of them, shadows and gradients
// included. Without `none`, browsers would remove those, and cover text on Highlight with a plate of Canvas.
rule('[data-brand][data-mode]', {
  forcedColorAdjust: 'none',
  vars: {
    ...all(
      'Canvas',
      color.canvas,
      color.surface,
      color.surfaceRaised,
      color.surfaceSunken,
      color.surfaceHover,
      color.accentSoft,
      color.dangerSoft,
      color.warningSoft,
      color.successSoft,
      color.infoSoft,
      color.onDanger,
      color.onWarning,
      market.backFar,
      market.layFar,
      market.onLay,
      market.onInPlay,
      market.suspended,
      market.profitSoft,
      market.lossSoft,
      market.voidSoft,
      status.pendingSoft,
      status.processingSoft,
      status.approvedSoft,
      status.rejectedSoft,
      status.canceledSoft,
    ),
    ...all(
      'CanvasText',
      color.text,
      color.textMuted,
      color.line,
      color.lineStrong,
      color.danger,
      color.warning,
      color.info,
      market.lay,
      market.layHover,
      market.layPressed,
      market.onBackFar,
      market.onLayFar,
      market.inPlay,
      market.onSuspended,
      market.loss,
      status.pending,
      status.processing,
      status.rejected,
    ),
    ...all(
      'Highlight',
      color.accent,
      color.accentHover,
      color.accentPressed,
      color.action,
      color.actionHover,
      color.actionPressed,
      color.success,
      color.focus,
      market.back,
      market.backHover,
      market.backPressed,
      market.profit,
      market.favourite,
      market.flashUp,
      market.flashDown,
      status.approved,
    ),
    ...all('HighlightText', color.onAccent, color.onAction, color.onSuccess, market.onBack),
    ...all('GrayText', market.void, status.canceled),
    [color.scrim]: 'color-mix(in srgb, Canvas 75%, transparent)',
    [imagery.glow]: 'none',
    [imagery.pattern]: 'none',
    // The text of a suspended market is on a band without lines.
    [imagery.hatch]:
      'linear-gradient(#0000 calc(50% - 0.8em), Canvas 0 calc(50% + 0.8em), #0000 0), repeating-linear-gradient(135deg, GrayText 0 1px, #0000 1px 9px)',
  },
})

// Chosen items of menus and lists have a tick, because the highlighted one is filled.
const selected =
  ':is([aria-pressed="true"], [aria-checked="true"]:not([role^="menu"]), [aria-selected="true"]:not([role="option"]), a[aria-current], button[aria-current], [data-highlighted])'
const disabled = ':is(:disabled, [data-disabled], [aria-disabled="true"])'

const ink = (value: string) =>
  all(
    value,
    color.text,
    color.textMuted,
    color.lineStrong,
    color.accent,
    color.action,
    market.favourite,
    market.profit,
    market.loss,
  )

// Selected things are filled, whatever their component changes: text, a border or a background.
rule(selected, {
  vars: { ...ink('HighlightText'), [color.onAction]: 'Highlight' },
  borderColor: 'Highlight',
  background: 'Highlight',
  color: 'HighlightText',
})
// Its component may show the ring inside, on Highlight.
rule(`${selected}:focus-visible`, { outlineColor: 'HighlightText', outlineOffset: '-4px' })
rule(disabled, {
  vars: { ...ink('GrayText'), [color.line]: 'GrayText' },
  borderColor: 'GrayText',
  background: 'none',
  color: 'GrayText',
  opacity: 1,
})
rule(`${selected}${disabled}`, { vars: ink('Canvas'), background: 'GrayText', color: 'Canvas' })
