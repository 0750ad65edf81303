import type { casinoColours } from '@kit/sdk/contract'
import { vars } from '@kit/tokens'

/** The token of each colour of a game. Written at build time, so that no page loads the table of all tokens. */
export const lookSources: Readonly<Record<(typeof casinoColours)[number], string>> = {
  canvas: vars.color.canvas,
  surface: vars.color.surface,
  raised: vars.color.surfaceRaised,
  line: vars.color.lineStrong,
  text: vars.color.text,
  muted: vars.color.textMuted,
  accent: vars.color.accent,
  onAccent: vars.color.onAccent,
  action: vars.color.action,
  onAction: vars.color.onAction,
  focus: vars.color.focus,
  win: vars.market.profit,
  lose: vars.market.loss,
}
