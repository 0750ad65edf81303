import type { MessageId } from '@kit/ui'

/** Requests a login: opens the login sheet and, after a login, shows `returnTo`. */
export interface LoginIntent {
  /** A path of this site. */
  returnTo?: string
  /** The first step to show. */
  step?: 'login' | 'demo'
  /**
   * Initial values of the fields: credentials of an address. The player presses the button.
   */
  prefill?: { userName: string; password: string }
}

/**
 * Requests a sign-up: opens the register panel. The handler sends the referral that this browser
 * has kept (`createReferralStore` of `@kit/sdk`) and clears it afterwards.
 */
export interface RegisterIntent {
  /** A path of this site, shown after the sign-up. */
  returnTo?: string
}

/** A pop-up that waits to be shown. */
export interface NoticeOffer {
  /** Unique among all pop-ups of this page. */
  id: string
  /**
   * Lower orders are shown first: the end of a login 10, an update 20, the welcome 30, the last
   * result 40, an offer 50.
   */
  order: number
  /** Called when it may be shown. */
  show(): void
  /** Called when something opens that it must not cover; it is shown again later. */
  hide(): void
}

/**
 * Intents of a site, by name, with their data. The feature that handles an intent declares it by
 * declaration merging. A feature that requests it may repeat the declaration; declarations that
 * differ do not compile:
 *
 * declare module '@kit/shell/feature' {
 * interface Intents { deposit: { amount?: bigint } }
 * }
 */
export interface Intents {
  /** Requested by the shell itself, on a path for logged-in users. */
  login: LoginIntent
  /** Requested by the shell itself, on the paths of a sign-up. */
  register: RegisterIntent
  /** Opens the rules over the page (SHELL-022). Handled by the information pages. */
  'rules.open': Record<string, never>
  /** Opens the terms over the page, as from the register panel (SHELL-093). Handled by the information pages. */
  'terms.open': Record<string, never>
  /** Plays a help video of the domain (SHELL-055, SHELL-090). */
  'video.open': { video: 'signUp' | 'login' | 'deposit' | 'withdraw' | 'play' }
  /** Requests the visitor's consent to measurement once, if undecided. Handled by `outside()`. */
  'consent.ask': Record<string, never>
  /**
   * Queues a pop-up: only one is shown at a time, and never over a bet, a sheet or another pop-up.
   */
  'notice.offer': NoticeOffer
  /** The pop-up was closed, or is no longer wanted; the next one is shown. */
  'notice.withdraw': { id: string }
  /** Reports why a login ended without a logout. */
  'session.ended': { textId: MessageId }
  /** Shows the form for a new password (SHELL-043). */
  'password.change': Record<string, never>
  /** Shows the report of profit and loss (SHELL-044). */
  'profitReport.open': Record<string, never>
}

export type IntentName = keyof Intents

/** The handlers of intents. */
export type IntentAnswers = { [Name in IntentName]?: (data: Intents[Name]) => void }
