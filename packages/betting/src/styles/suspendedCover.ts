import { vars } from '@kit/tokens'

export const suspendedCover = {
  borderRadius: vars.radius.small,
  backgroundColor: vars.market.suspended,
  backgroundImage: vars.imagery.hatch,
  color: vars.market.onSuspended,
  fontFamily: vars.font.display,
  fontSize: vars.text.small,
  fontWeight: vars.weight.heavy,
  letterSpacing: vars.tracking.wide,
}
