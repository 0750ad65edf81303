export interface MaintenanceFacts {
  /** True if the domain's configuration reports it, or a call was answered 503. */
  isOn: boolean
  /** True if the operator's first answer was a 503: nothing can be shown. */
  isDownFromStart: boolean
  isLoggedIn: boolean
  isLoginOpen: boolean
}

/**
 * Returns true if the maintenance page is shown. Visitors keep the landing page until they log in,
 * unless the operator was down from the start.
 */
export function showsMaintenance(facts: MaintenanceFacts): boolean {
  return facts.isOn && (facts.isLoggedIn || facts.isLoginOpen || facts.isDownFromStart)
}
