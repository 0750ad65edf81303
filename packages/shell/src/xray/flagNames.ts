import type { FlagName } from '@kit/sdk/flags'
import { flagTexts } from '@kit/sdk/flags/texts'

/** Flag names in the order of the specification. */
export const flagNames = Object.keys(flagTexts) as FlagName[]
