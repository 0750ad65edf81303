/**
 * In the router's syntax (ROUTE-001, ROUTE-002, ROUTE-006 to ROUTE-015). `followVisits` captures their
 * parameters; a name, password or token has already been removed from the address.
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

/** Returns true if a path shows the landing or home page of a site with an exchange. */
export const isHomePage = (path: string): boolean =>
  /^\/(?:m|login-user(?:\/[^/]+){2}|(?:direct-login|bonus|branch|register-referrer|promo-code)\/[^/]+|r(?:\/[^/]+){1,2}|(?:register|signup)(?:\/[^/]+){0,2})?\/?$/i.test(
    path,
  )
