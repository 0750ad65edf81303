import type { CasinoName } from '../CasinoIcon/casinoNames.ts'
import type { PaymentName } from '../PaymentIcon/paymentNames.ts'
import type { SocialName } from '../SocialIcon/socialNames.ts'
import type { SportName } from '../SportIcon/sportNames.ts'
import type { IconName } from './registry.ts'

/** Icons of single components: loaded with the component, and replaceable like all others. */
export type PartPictureName =
  | 'calendar'
  | 'chart'
  | 'copy'
  | 'erase'
  | 'external'
  | 'file'
  | 'fullScreen'
  | 'leaveFullScreen'
  | 'less'
  | 'more'
  | 'pause'
  | 'picture'
  | 'play'
  | 'search'
  | 'silence'
  | 'sort'
  | 'sound'
  | 'switch'
  | 'upload'

/** Every icon of the kit that a brand may replace. */
export type PictureName =
  | IconName
  | PartPictureName
  | `sport-${SportName}`
  | `casino-${CasinoName}`
  | `payment-${PaymentName}`
  | `social-${SocialName}`
