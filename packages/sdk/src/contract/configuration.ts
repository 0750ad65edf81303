import './jitless.ts'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

/** A boolean in a query string. */
const flag = z.codec(z.enum(['true', 'false']), z.boolean(), {
  decode: (text) => text === 'true',
  encode: (value) => (value ? ('true' as const) : ('false' as const)),
})

/** The configuration of a domain, with the wire's field names and their misspellings. */
export const siteConfiguration = z.object({
  date: z.string(),
  maintenance: z._default(z.boolean(), false),
  domain: z.object({
    domainName: z.string(),
    type: z.enum(['b2b', 'b2c']),
    whitelabelId: z.string(),
  }),
  appConfigruation: z.object({
    marqueeText: z._default(z.string(), ''),
    useSocket: z._default(z.boolean(), true),
    isSocketBlocked: z._default(z.boolean(), false),
  }),
})
export type SiteConfiguration = z.output<typeof siteConfiguration>

/** The combined configuration. `date` is the server's time, ISO 8601 UTC: the client keeps the offset of its clock from it. */
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
    domainUrl: z.string().check(z.maxLength(253)),
    wholeAppConfiguration: z._default(flag, true),
    marketGroup: z._default(flag, false),
    home: z._default(flag, false),
  }),
  response: siteConfiguration,
  compressed: true,
  source: 'GET api/common/comulative',
})
