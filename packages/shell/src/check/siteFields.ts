import type { SiteConfig } from '../site.ts'

type Known<Thing> = Readonly<Record<keyof Required<Thing>, true>>

const site: Known<SiteConfig> = {
  family: true,
  name: true,
  brand: true,
  density: true,
  features: true,
  version: true,
  locale: true,
  currency: true,
  languages: true,
  address: true,
  words: true,
  flags: true,
  routes: true,
  parts: true,
  order: true,
  offline: true,
  connect: true,
  onError: true,
  live: true,
  security: true,
  operator: true,
}
const live: Known<NonNullable<SiteConfig['live']>> = { visitors: true }
const security: Known<NonNullable<SiteConfig['security']>> = { devToolsWhitelist: true }
const operator: Known<SiteConfig['operator']> = {
  hosts: true,
  domain: true,
  clientKey: true,
  whiteLabelId: true,
  findLocation: true,
  loginCookie: true,
  loginFlag: true,
  fetch: true,
  connectSocket: true,
  adapters: true,
}

/** The fields of a site's configuration, by the object that they are in; `''` is the configuration itself. */
export const siteFields: Readonly<Record<'' | 'live' | 'security' | 'operator', readonly string[]>> = {
  '': Object.keys(site),
  live: Object.keys(live),
  security: Object.keys(security),
  operator: Object.keys(operator),
}
