/** A login is wanted: the login opens and, after it, `returnTo` is shown. */
export interface LoginIntent {
  /** A path of this site. */
  returnTo?: string
  /** Which step to begin with. */
  step?: 'login' | 'demo'
}

/**
 * What one part of a site can ask of whichever feature answers it, by name, with the data that goes along. The feature that
 * answers an intent declares it by declaration merging; one that asks may repeat the declaration, and two that differ do
 * not compile:
 *
 *     declare module '@kit/shell/feature' {
 *       interface Intents { deposit: { amount?: bigint } }
 *     }
 */
export interface Intents {
  /** Asked by the shell itself, at a path of logged-in users. */
  login: LoginIntent
}

export type IntentName = keyof Intents

/** What answers each intent that a feature takes on. */
export type IntentAnswers = { [Name in IntentName]?: (data: Intents[Name]) => void }
