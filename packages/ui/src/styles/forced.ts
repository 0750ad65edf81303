import { vars } from '@kit/tokens'

// Rules in forced colours that several components share.

/** An outline for a shape that is only a background elsewhere, such as a track. */
export const outlined = {
  background: vars.color.canvas,
  boxShadow: `inset 0 0 0 1px ${vars.color.line}`,
} as const

/** The border of an invalid field, which differs by colour elsewhere. */
export const invalid = { borderStyle: 'dashed', borderWidth: vars.border.thick } as const

/** A visible border for a component whose border is transparent elsewhere. */
export const edged = { borderColor: 'currentColor' } as const
