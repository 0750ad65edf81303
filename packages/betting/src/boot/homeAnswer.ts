import { readHome, type Home } from '@kit/sdk/boot'

/** The home document of the answer to `homeAddress`, without the rows that do not fit. Throws where it holds none. */
export const homeOf = (answer: unknown): Home => readHome((answer as { home?: unknown } | undefined)?.home)
