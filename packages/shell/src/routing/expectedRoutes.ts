import type { RouteFacts } from '../feature.ts'

export interface ExpectedRoute extends Pick<RouteFacts, 'path' | 'audience' | 'layout'> {
  by: 'shell' | 'account' | 'betting' | 'casino' | 'history' | 'information' | 'wallet'
  requirements: readonly string[]
}

const row = (
  requirements: string,
  path: string,
  by: ExpectedRoute['by'],
  facts: Pick<RouteFacts, 'audience' | 'layout'> = {},
): ExpectedRoute => ({ path, by, requirements: requirements.split(' '), ...facts })

const loggedIn = { audience: 'loggedIn' } as const

/**
 * The paths of the specification, their audience and their frame (ROUTE-001 to ROUTE-067). A
 * feature that contributes one must match its row; until then the path is unknown to a site.
 * `docs/routes.md` lists them with the rest of the table.
 */
export const expectedRoutes: readonly ExpectedRoute[] = [
  row('ROUTE-001 ROUTE-039', '/', 'shell'),
  row('ROUTE-002 ROUTE-003', '/m', 'shell'),
  row('ROUTE-004 ROUTE-005', '/welcome-screen', 'shell'),
  row('ROUTE-006', '/login-user/$userName/$password', 'shell'),
  row('ROUTE-007', '/direct-login/$token', 'shell'),
  row('ROUTE-008', '/bonus/$wagerBonusId', 'shell'),
  row('ROUTE-009', '/branch/$branchId', 'shell'),
  row('ROUTE-010', '/register-referrer/$referrerCode', 'shell'),
  row('ROUTE-011', '/promo-code/$promoCode', 'shell'),
  row('ROUTE-013', '/register/{-$utm_source}/{-$registration_Source}', 'shell'),
  row('ROUTE-014 ROUTE-063 ROUTE-064 ROUTE-065', '/signup/{-$utm_source}/{-$registration_Source}', 'shell'),
  row('ROUTE-015', '/r/$utm_source/{-$registration_Source}', 'shell'),
  row('ROUTE-012 ROUTE-069 ROUTE-070', '/ballByBall', 'betting', { ...loggedIn, layout: 'screen' }),
  row('ROUTE-016', '/$gameType', 'betting'),
  row('ROUTE-017', '/leadership-board', 'information'),
  row('ROUTE-018', '/rules-and-regulation', 'information'),
  row('ROUTE-019', '/privacy-policy', 'information'),
  row('ROUTE-020', '/responsible-gambling', 'information'),
  row('ROUTE-021', '/about-us', 'information'),
  row('ROUTE-022', '/terms-and-condition', 'information'),
  row('ROUTE-023 ROUTE-071', '/live-casino', 'casino', { layout: 'stage' }),
  row('ROUTE-024 ROUTE-071', '/lottery', 'casino', { layout: 'stage' }),
  row('ROUTE-025 ROUTE-071', '/virtual-games', 'casino', { layout: 'stage' }),
  row('ROUTE-026 ROUTE-071', '/crash-games', 'casino', { layout: 'stage' }),
  row('ROUTE-027 ROUTE-071', '/slot-games', 'casino', { layout: 'stage' }),
  row('ROUTE-028', '/game-screen', 'casino'),
  row('ROUTE-029 ROUTE-069', '/game-screen-play', 'casino', { layout: 'screen' }),
  row('ROUTE-030 ROUTE-031', '/sports-book/{-$id}', 'betting', { layout: 'full' }),
  row('ROUTE-032', '/top-casino', 'casino', { layout: 'stage' }),
  row('ROUTE-033', '/premium-casino', 'casino', { layout: 'stage' }),
  row('ROUTE-034', '/affiliates', 'information'),
  row('ROUTE-040', '/awaiting-bonus', 'account', loggedIn),
  row('ROUTE-041', '/refer', 'account', loggedIn),
  row('ROUTE-042', '/complain-box', 'account', loggedIn),
  row('ROUTE-043', '/profile', 'account', loggedIn),
  row('ROUTE-044', '/secureauth', 'account', loggedIn),
  row('ROUTE-045', '/my-wallet', 'account', loggedIn),
  row('ROUTE-046', '/notification', 'account', loggedIn),
  row('ROUTE-047', '/button-values', 'betting', loggedIn),
  row('ROUTE-048', '/withdraw', 'wallet', loggedIn),
  row('ROUTE-049', '/deposit', 'wallet', loggedIn),
  row('ROUTE-050 ROUTE-051', '/favorite', 'betting', loggedIn),
  row('ROUTE-052', '/transaction', 'wallet', loggedIn),
  row('ROUTE-053', '/exchange', 'betting'),
  row('ROUTE-054', '/events', 'betting'),
  row('ROUTE-055 ROUTE-066 ROUTE-068', '/events/$eventTypeId/$eventId', 'betting', { layout: 'stage' }),
  row('ROUTE-056 ROUTE-067', '/events/$eventId', 'betting', { layout: 'stage' }),
  row('ROUTE-057', '/casino/$gi/$gc/$p/$spn', 'casino', { ...loggedIn, layout: 'screen' }),
  row('ROUTE-058', '/inPlay', 'betting'),
  row('ROUTE-059', '/open-bets', 'history', loggedIn),
  row('ROUTE-060 ROUTE-069', '/login-auth', 'account', { layout: 'screen' }),
]
