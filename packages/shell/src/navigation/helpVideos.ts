import type { FlagValues } from '@kit/sdk/flags'

/** Source: SHELL-055. */
export type HelpVideo = keyof FlagValues['help.videos']

/** Videos in the order of the footer (SHELL-089). */
export const helpVideos: readonly HelpVideo[] = ['signUp', 'login', 'deposit', 'withdraw', 'play']

/** Videos in the order of the side navigation (SHELL-070). */
export const tutorialTiles: readonly HelpVideo[] = ['signUp', 'deposit', 'withdraw', 'play', 'login']
