import './jitless.ts'
import * as z from 'zod/mini'
import { endpoint, firstRows } from './endpoint.ts'
import { jurisdictions } from './jurisdictions.ts'
import { home, market } from './market.ts'

/** A boolean in a query string. */
const flag = z.codec(z.enum(['true', 'false']), z.boolean(), {
  decode: (text) => text === 'true',
  encode: (value) => (value ? ('true' as const) : ('false' as const)),
})

const text = z.optional(z.string().check(z.maxLength(4096)))
const on = z.optional(z.boolean())

/** A domain: the record that decides what a site is. `master` says only which servers it calls (CONF-002). */
export const domainRecord = z.object({
  domainName: z.string(),
  type: z.enum(['b2b', 'b2c', 'master']),
  whitelabelId: z._default(z.string(), ''),
  isWorld: on,
  diamondWebsiteUrl: text,
  worldWebsiteUrl: text,
  isSwitchAllowed: on,
  /** An addition: the jurisdiction of the domain's licence. */
  jurisdiction: z.optional(z.enum(jurisdictions)),
})
export type DomainRecord = z.output<typeof domainRecord>

/** The kinds of chat widget that an operator may name. */
export const chatProviders = ['liveChat', 'zoho', 'pulse', 'tawk'] as const

/** The social links of a brand, by their names on the wire. */
export const socialNames = [
  'facebook',
  'twitter',
  'pinterest',
  'instagram',
  'telegram',
  'youtube',
  'website',
  'signal',
  'whatsapp',
] as const

const socialLinks = z.object({
  facebook: text,
  twitter: text,
  pinterest: text,
  instagram: text,
  telegram: text,
  youtube: text,
  website: text,
  signal: text,
  whatsapp: text,
})

/** Theme, texts and switches of a domain. A field that is absent is not decided here. */
export const themeConfiguration = z.object({
  logo: text,
  logoText: text,
  logoSmallUrl: text,
  headerLogo: text,
  slideShow: z.optional(z.array(z.object({ image: z.string() }))),
  headerBottom: z.optional(z.object({ marqueeText: text })),
  marqueeText: text,
  /** Ad-pixel ids. */
  metaTags: z.optional(z.array(z.string())),
  socialMedia: z.optional(socialLinks),
  registration: z.optional(
    z.object({
      whatsappNumber: text,
      whatsappNumberForCreateId: text,
      signUpVideo: text,
      /** The other spelling of `signUpVideo` (CONF-008). */
      signupVideo: text,
      loginVideo: text,
      depositVideo: text,
      withdrawVideo: text,
      playVideo: text,
      chat: z.optional(z.object({ type: z.optional(z.enum(chatProviders)), value: text })),
    }),
  ),
  enable: z.optional(z.object({ forgetPassword: on, isRegister: on })),
  footer: z.optional(z.object({ companyDetail: text, companyTermsCondition: text, copyrighMessage: text })),
  theme: z.optional(z.object({ mobileBanner: text, bannerText: text })),
  MobileVersion: text,
  background: z.optional(z.object({ dark: text, light: text })),
  themeColor: text,
  isMaintenance: on,
  useSocket: on,
  isSocketBlocked: on,
  depositButton: on,
  withdrawButton: on,
  /** An addition: flags by name, for those that no documented field carries. */
  flags: z.optional(z.record(z.string(), z.unknown())),
})
export type ThemeConfiguration = z.output<typeof themeConfiguration>

const tournament = z.object({
  id: z.string(),
  name: z.string(),
  competitions: z._default(z.array(z.object({ id: z.string(), name: z.string() })), []),
})

/**
 * The combined configuration of a domain, with the wire's field names and their misspellings (CONF-017).
 * `globalAppConfiguration` has the defaults of all domains, `appConfigruation` what this one decides.
 */
export const siteConfiguration = z.object({
  /** The server's time, ISO 8601 UTC. */
  date: z.optional(z.string()),
  maintenance: z._default(z.boolean(), false),
  /** An addition: what the operator says of it, for the maintenance page. */
  maintenanceMessage: z.optional(z.string()),
  domain: z.optional(domainRecord),
  globalAppConfiguration: z._default(themeConfiguration, {}),
  appConfigruation: z._default(themeConfiguration, {}),
  /** Every open market; absent unless the request wants it. */
  marketGroup: z.optional(z.array(market)),
  /** The home document; absent unless the request wants it. */
  home: z.optional(home),
  /** Ids of the events that the home page highlights. */
  hotEvent: z._default(z.array(z.string()), []),
  /** An addition: what the operator has beyond the documents, by the names of `capabilityNames`. Unknown names count for nothing. */
  capabilities: z.optional(z.array(z.string())),
  /** Sports with their competitions. */
  tournament: z._default(z.array(tournament), []),
})
export type SiteConfiguration = z.output<typeof siteConfiguration>

/**
 * The combined configuration. Parts that do not fit are left out and reported. The client keeps the
 * offset of its clock from `date`. With `first` (an addition) the answer is plain JSON and its home
 * document is cut as that of `getHome`: with `home`, one GET without headers has everything for a
 * first screen. Without `domainUrl` (an addition) the domain is the host of the request.
 */
export const getConfiguration = endpoint({
  name: 'getConfiguration',
  method: 'GET',
  path: 'api/common/comulative',
  family: 'configuration',
  auth: 'none',
  encoding: 'query',
  server: 'master',
  request: z.object({
    domainType: z._default(z.literal('mobile'), 'mobile'),
    domainUrl: z._default(z.string().check(z.maxLength(253)), ''),
    wholeAppConfiguration: z._default(flag, true),
    marketGroup: z._default(flag, false),
    home: z._default(flag, false),
    first: firstRows,
  }),
  response: siteConfiguration,
  compressed: true,
  plainWith: 'first',
  partsStandAlone: true,
  source: 'GET api/common/comulative',
})
