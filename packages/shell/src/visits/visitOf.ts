/** What an address says of a visit, beside the page it shows. */
export interface Visit {
  /** Values for a sign-up, as the address names them and not yet read by any schema. */
  referral: Readonly<Record<string, unknown>>
  /** Whether it was opened by the mobile app (ROUTE-003). */
  isMobileApp: boolean
  /** Whether it is a path of the sign-up, which opens the register panel. */
  isSignUp: boolean
}

/** First segments of paths, and what the segments behind them are. */
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

/** The same values as parameters of the address, by their names there (ROUTE-064). */
const parameters = {
  branchId: 'branchId',
  utm_source: 'utmSource',
  registration_Source: 'registrationSource',
  referrerCode: 'referrerCode',
} as const

/** Reads one segment; undefined where its percent signs encode nothing. */
function decoded(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment)
  } catch {
    return undefined
  }
}

/** What an address says of a visit (ROUTE-003, ROUTE-008 to ROUTE-015, ROUTE-063, ROUTE-064). */
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
