import type { Flags } from '@kit/sdk/flags'

export interface NoticeFacts {
  /** True if a player, not staff, is logged in. */
  isPlayer: boolean
  /** True until the welcome of the first login is closed. */
  isFirstLogin: boolean
  isMobileApp: boolean
  /** Stored at the last download. */
  storedVersion: string | undefined
  wasAppOffered: boolean
  /** True once the delay of updates and offers has passed (SHELL-099). */
  hasSettled: boolean
}

export type DueNotice = 'welcome' | 'update' | 'app'

/** Time that the site runs before an update is shown, in ms. Source: SHELL-099. */
export const updateDelayMs = 3_000

/**
 * Returns the due pop-ups, from the brand's flags and the facts of this browser (SHELL-095 to
 * SHELL-106).
 */
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
