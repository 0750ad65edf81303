import type { CasinoName } from '../CasinoIcon/casinoNames.ts'
import type { PaymentName } from '../PaymentIcon/paymentNames.ts'
import type { SocialName } from '../SocialIcon/socialNames.ts'
import type { SportName } from '../SportIcon/sportNames.ts'
import type { IconName } from './registry.ts'

/** What single parts draw: the picture is loaded with the part, and may be replaced like all others. */
export type PartPictureName =
  | 'calendar'
  | 'copy'
  | 'erase'
  | 'external'
  | 'file'
  | 'less'
  | 'more'
  | 'pause'
  | 'picture'
  | 'play'
  | 'search'
  | 'sort'
  | 'upload'

/** Every picture of the kit that a brand may replace. */
export type PictureName =
  | IconName
  | PartPictureName
  | `sport-${SportName}`
  | `casino-${CasinoName}`
  | `payment-${PaymentName}`
  | `social-${SocialName}`
