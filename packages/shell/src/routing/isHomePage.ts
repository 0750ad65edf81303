/**
 * The paths of the landing and home page, in the router's syntax (ROUTE-001, ROUTE-002, ROUTE-006 to ROUTE-015). What
 * their parameters say is captured by `followVisits`; a name, password or token has left the address before.
 */
export const homePaths: readonly string[] = [
  '/',
  '/m',
  '/login-user/$userName/$password',
  '/direct-login/$token',
  '/bonus/$wagerBonusId',
  '/branch/$branchId',
  '/register-referrer/$referrerCode',
  '/promo-code/$promoCode',
  '/register/{-$utm_source}/{-$registration_Source}',
  '/signup/{-$utm_source}/{-$registration_Source}',
  '/r/$utm_source/{-$registration_Source}',
]

/** Whether a path shows the landing or home page of a site that has an exchange. */
export const isHomePage = (path: string): boolean =>
  /^\/(?:m|login-user(?:\/[^/]+){2}|(?:direct-login|bonus|branch|register-referrer|promo-code)\/[^/]+|r(?:\/[^/]+){1,2}|(?:register|signup)(?:\/[^/]+){0,2})?\/?$/i.test(
    path,
  )
