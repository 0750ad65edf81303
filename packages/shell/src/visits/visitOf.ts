export interface Visit {
  /** Values for a sign-up, as named in the address and not yet parsed. */
  referral: Readonly<Record<string, unknown>>
  /** True if the mobile app opened it (ROUTE-003). */
  isMobileApp: boolean
  /** True for a path of the sign-up, which opens the register panel. */
  isSignUp: boolean
}

/** First segments of paths, with the names of the following segments. */
const captured: Readonly<Record<string, readonly string[]>> = {
  bonus: ['wagerBonusId'],
  branch: ['branchId'],
  'register-referrer': ['referrerCode'],
  'promo-code': ['promoCode'],
  register: ['utmSource', 'registrationSource'],
  signup: ['utmSource', 'registrationSource'],
  r: ['utmSource', 'registrationSource'],
}
const signUps = new Set(['register', 'signup', 'r'])

/** The same values as query parameters, by name (ROUTE-064). */
const parameters = {
  branchId: 'branchId',
  utm_source: 'utmSource',
  registration_Source: 'registrationSource',
  referrerCode: 'referrerCode',
} as const

/** Returns undefined if its percent encoding is invalid. */
function decoded(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment)
  } catch {
    return undefined
  }
}

/**
 * Parses what an address says about a visit (ROUTE-003, ROUTE-008 to ROUTE-015, ROUTE-063,
 * ROUTE-064).
 */
export function visitOf(path: string, search: string): Visit {
  const [first = '', ...rest] = path.split('/').filter(Boolean)
  const name = first.toLowerCase()
  const isSignUp = signUps.has(name)
  const inPath = (captured[name] ?? []).flatMap((field, index) => {
    const segment = rest[index]
    return segment === undefined ? [] : [[field, decoded(segment)]]
  })
  const query = new URLSearchParams(isSignUp ? search : '')
  const inQuery = Object.entries(parameters).flatMap(([parameter, field]) => {
    const value = query.get(parameter)
    return value === null ? [] : [[field, value]]
  })
  return {
    referral: Object.fromEntries([...inQuery, ...inPath]),
    isMobileApp: name === 'm' && rest.length === 0,
    isSignUp,
  }
}
