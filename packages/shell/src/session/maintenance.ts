/** What decides whether the maintenance page covers the site. */
export interface MaintenanceFacts {
  /** The domain's configuration says so, or a call was answered 503. */
  isOn: boolean
  /** The operator's first answer was a 503: there is nothing to show to anybody. */
  isDownFromStart: boolean
  isLoggedIn: boolean
  /** A login or a sign-up is open. */
  isLoginOpen: boolean
}

/**
 * Players see the maintenance page. Visitors keep the landing page until they want to log in, unless the operator was
 * down from the start.
 */
export function showsMaintenance(facts: MaintenanceFacts): boolean {
  return facts.isOn && (facts.isLoggedIn || facts.isLoginOpen || facts.isDownFromStart)
}
