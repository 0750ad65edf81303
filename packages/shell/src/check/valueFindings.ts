import type { SiteConfig } from '../site.ts'
import type { SiteFinding } from './siteFinding.ts'

interface Kind {
  is(value: unknown): boolean
  /** Follows "has to be". */
  wanted: string
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isTag = (value: unknown) => {
  try {
    return isText(value) && Intl.getCanonicalLocales(value).length === 1
  } catch {
    return false
  }
}
const isListOf = (is: Kind['is']) => (value: unknown) => Array.isArray(value) && value.every(is)

const text: Kind = { is: isText, wanted: 'a text' }
const flag: Kind = { is: (value) => typeof value === 'boolean', wanted: 'true or false' }
const call: Kind = { is: (value) => typeof value === 'function', wanted: 'a function' }
const object: Kind = { is: isObject, wanted: 'an object' }
const tag: Kind = { is: isTag, wanted: 'a BCP 47 tag, like "en-IN"' }
const oneOf = (...known: string[]): Kind => ({
  is: (value) => known.includes(value as string),
  wanted: `one of ${known.join(', ')}`,
})
const either = (one: Kind, other: Kind): Kind => ({
  is: (value) => one.is(value) || other.is(value),
  wanted: `${one.wanted}, or ${other.wanted}`,
})

type Kinds<Thing> = Readonly<Record<keyof Required<Thing>, Kind>>

const kinds: Kinds<SiteConfig> = {
  family: oneOf('b2c', 'b2b', 'casino-only'),
  name: text,
  brand: {
    is: (value) => isObject(value) && isText(value['name']) && Array.isArray(value['modes']),
    wanted: "a brand: import it from '@kit/tokens/brands/…', or make it with defineBrand",
  },
  density: oneOf('compact', 'regular', 'roomy'),
  features: { is: Array.isArray, wanted: 'a list of features, like [account(), betting()]' },
  version: text,
  locale: tag,
  currency: {
    is: (value) =>
      isObject(value) &&
      isText(value['code']) &&
      typeof value['symbol'] === 'string' &&
      (value['decimals'] === 0 || value['decimals'] === 2) &&
      (value['grouping'] === 'indian' || value['grouping'] === 'western'),
    wanted: "a currency with 0 or 2 decimals: import it from '@kit/ui/currencies', or write such a record",
  },
  languages: { is: isListOf(isTag), wanted: 'a list of BCP 47 tags, like ["en", "hi"]' },
  address: text,
  words: object,
  flags: object,
  routes: {
    is: isListOf((one) => isObject(one) && isText(one['path'])),
    wanted: 'a list of objects, each with a path',
  },
  parts: object,
  order: object,
  offline: flag,
  connect: { is: isListOf(isText), wanted: 'a list of origins, like ["https://collector.example"]' },
  onError: call,
  live: object,
  security: object,
  operator: { is: isObject, wanted: "an object, like { clientKey: '…' }" },
}

const operatorKinds: Kinds<SiteConfig['operator']> = {
  hosts: either(either(text, object), call),
  domain: text,
  clientKey: text,
  whiteLabelId: text,
  findLocation: either(call, { is: (value) => value === false, wanted: 'false' }),
  loginCookie: flag,
  loginFlag: oneOf('future9', 'diamondWL'),
  fetch: call,
  connectSocket: call,
  adapters: object,
}

const needed = { site: ['family', 'name', 'brand', 'features', 'operator'], operator: ['clientKey'] }

function shown(value: unknown): string {
  if (value === '') return 'empty'
  if (typeof value === 'string') return `the text "${value}"`
  if (typeof value === 'function') return 'a function'
  if (typeof value === 'number') return `the number ${value}`
  if (Array.isArray(value)) return 'a list'
  return isObject(value) ? 'an object' : String(value)
}

const finding = (name: string | undefined, sentence: string): SiteFinding => ({
  subject: 'configuration',
  of: 'site',
  ...(name !== undefined && { name }),
  sentence,
})

function misfits(
  inside: 'site' | 'operator',
  given: Record<string, unknown>,
  table: Readonly<Record<string, Kind>>,
): SiteFinding[] {
  const path = (field: string) => (inside === 'site' ? field : `${inside}.${field}`)
  return Object.entries(table).flatMap(([field, { is, wanted }]) => {
    const value = given[field]
    if (value === undefined) {
      return needed[inside].includes(field)
        ? [finding(undefined, `"${path(field)}" is missing: it has to be ${wanted}.`)]
        : []
    }
    return is(value) ? [] : [finding(field, `"${path(field)}" is ${shown(value)}, and has to be ${wanted}.`)]
  })
}

const isFeature = (value: unknown) =>
  isObject(value) && isText(value['name']) && typeof value['setup'] === 'function'

function featureMisfits(features: readonly unknown[]): SiteFinding[] {
  return features.flatMap((feature, index) => {
    if (isFeature(feature)) return []
    const sentence =
      typeof feature === 'function'
        ? `"features[${index}]" is a function that makes a feature: call it, as in betting().`
        : `"features[${index}]" is ${shown(feature)}, and has to be a feature, with a name and a setup: is its import right?`
    return [finding('features', sentence)]
  })
}

const wordMisfits = (words: Record<string, unknown>): SiteFinding[] =>
  Object.entries(words)
    .filter(([, one]) => one !== undefined && typeof one !== 'string')
    .map(([name, one]) => finding(name, `"words.${name}" is ${shown(one)}, and has to be a text.`))

const orderMisfits = (order: Record<string, unknown>): SiteFinding[] =>
  Object.entries(order)
    .filter(([, changes]) => changes !== undefined && !isObject(changes))
    .map(([place, changes]) =>
      finding(place, `"order.${place}" is ${shown(changes)}, and has to be an object of places by id.`),
    )

/**
 * Returns values of the wrong type, for configurations that TypeScript did not check. Further
 * checks would fail on them.
 */
export function valueFindings(given: unknown): SiteFinding[] {
  if (!isObject(given))
    return [
      finding(
        'site',
        `"site" is ${shown(given)}, and has to be what defineSite gives: export const site = defineSite({ … }).`,
      ),
    ]
  const { operator, features, words, order } = given
  return [
    ...misfits('site', given, kinds),
    ...(isObject(operator) ? misfits('operator', operator, operatorKinds) : []),
    ...(Array.isArray(features) ? featureMisfits(features) : []),
    ...(isObject(words) ? wordMisfits(words) : []),
    ...(isObject(order) ? orderMisfits(order) : []),
  ]
}
