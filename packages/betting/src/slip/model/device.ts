import type { Order } from '@kit/sdk/contract'
import type { UserAgent } from '@kit/shell/feature'

// The first match is the browser: user agents contain other browsers' names for compatibility.
const browsers: readonly [name: string, pattern: RegExp][] = [
  ['Edge', /Edg(?:e|A|iOS)?\/(\d[\d.]*)/],
  ['Opera', /(?:OPR|OPT)\/(\d[\d.]*)/],
  ['Samsung Internet', /SamsungBrowser\/(\d[\d.]*)/],
  ['Firefox', /(?:Firefox|FxiOS)\/(\d[\d.]*)/],
  ['Chrome', /(?:Chrome|CriOS|Chromium)\/(\d[\d.]*)/],
  ['Safari', /Version\/(\d[\d.]*).*Safari\//],
]

const systems: readonly [name: string, pattern: RegExp][] = [
  ['Windows', /Windows/],
  ['Android', /Android/],
  ['iOS', /iPhone|iPad|iPod/],
  ['Chrome OS', /CrOS/],
  ['macOS', /Mac OS X|Macintosh/],
  ['Linux', /Linux/],
]

/** Brands in client hints, without the random brand that browsers add. */
const brandNames: Readonly<Record<string, string>> = {
  'Microsoft Edge': 'Edge',
  Opera: 'Opera',
  'Samsung Internet': 'Samsung Internet',
  'Google Chrome': 'Chrome',
  Chromium: 'Chrome',
}

const longest = 128
const short = (text: string) => text.slice(0, longest)

function brandOf(hints: UserAgent['hints']): { name: string; version: string } | undefined {
  for (const [brand, name] of Object.entries(brandNames)) {
    const found = hints?.brands?.find((one) => one.brand === brand)
    if (found) return { name, version: found.version }
  }
  return undefined
}

/**
 * Returns the device a site runs on, from client hints if the browser sends them, else from the user-agent text.
 * Unknown values are 'unknown'. Orders carry it; nothing else may depend on it. Source: BET-008.
 */
export function deviceFrom({ text: userAgent, hints }: UserAgent): Order['browser'] {
  const byText = browsers.map(([name, pattern]) => ({ name, match: pattern.exec(userAgent) }))
  const text = byText.find(({ match }) => match)
  const brand = brandOf(hints)
  const os = systems.find(([, pattern]) => pattern.test(userAgent))?.[0]
  return {
    name: brand?.name ?? text?.name ?? 'unknown',
    os: short(hints?.platform || os || 'unknown'),
    version: short(brand?.version || text?.match?.[1] || 'unknown'),
    mobile: hints?.mobile ?? /Mobi|Android|iPhone|iPod/.test(userAgent),
  }
}
