import { readHome, type Home } from '@kit/sdk/boot'

/**
 * Returns the home document in the answer to `homeAddress`, without invalid rows. Throws if the answer has no home
 * document.
 */
export const homeOf = (answer: unknown): Home => readHome((answer as { home?: unknown } | undefined)?.home)
