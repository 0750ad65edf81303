/** Requests a login: opens the login sheet and, after a login, shows `returnTo`. */
export interface LoginIntent {
  /** A path of this site. */
  returnTo?: string
  /** The first step to show. */
  step?: 'login' | 'demo'
}

/**
 * What a part of a site can request of whichever feature handles it: the intent's name and its data. The feature that
 * handles an intent declares it by declaration merging; a feature that requests it may repeat the declaration, and two
 * that differ do not compile:
 *
 *     declare module '@kit/shell/feature' {
 *       interface Intents { deposit: { amount?: bigint } }
 *     }
 */
export interface Intents {
  /** Requested by the shell itself, on a path for logged-in users. */
  login: LoginIntent
}

export type IntentName = keyof Intents

/** The handlers of intents. */
export type IntentAnswers = { [Name in IntentName]?: (data: Intents[Name]) => void }
