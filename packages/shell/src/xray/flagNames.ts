import type { FlagName } from '@kit/sdk/flags'
import { flagTexts } from '@kit/sdk/flags/texts'

/** The names of all flags, in the order of the specification. */
export const flagNames = Object.keys(flagTexts) as FlagName[]
