import type { Flags } from '@kit/sdk/flags'

/** What decides which of the site's own pop-ups are due. */
export interface NoticeFacts {
  /** A player, not staff, is logged in. */
  isPlayer: boolean
  /** The flag of the first login stands; it is cleared when the welcome is closed. */
  isFirstLogin: boolean
  /** The page runs inside the mobile app. */
  isMobileApp: boolean
  /** The version of the app that this browser stored when it was last downloaded. */
  storedVersion: string | undefined
  /** The download of the app was offered in this browser before. */
  wasAppOffered: boolean
  /** The site has run for the time that an update and an offer wait (SHELL-099). */
  hasSettled: boolean
}

export type DueNotice = 'welcome' | 'update' | 'app'

/** How long the site runs before an update is shown, in ms. Source: SHELL-099. */
export const updateDelayMs = 3_000

/** The pop-ups that are due, by the brand's flags and the facts of this browser (SHELL-095 to SHELL-106). */
export function dueNotices(flags: Pick<Flags, 'get'>, facts: NoticeFacts): ReadonlySet<DueNotice> {
  const hasApk = flags.get('app.apkUrl') !== null
  const version = flags.get('app.mobileVersion')
  const due = new Set<DueNotice>()
  if (facts.isPlayer && facts.isFirstLogin && flags.get('theme.mobileBanner') !== null) due.add('welcome')
  if (!hasApk || !facts.hasSettled) return due
  if (facts.isMobileApp && version !== null && version !== facts.storedVersion) due.add('update')
  if (!facts.isMobileApp && !facts.wasAppOffered) due.add('app')
  return due
}
