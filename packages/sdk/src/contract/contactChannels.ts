import './jitless.ts'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

const text = z._default(z.string(), '')

/** The operator's contact channels. An empty value hides its control. */
export const contactChannels = z.object({
  whatsapp: text,
  depositWhatsapp: text,
  withdrawWhatsapp: text,
  chat: z._default(
    z.nullable(z.object({ type: z.enum(['liveChat', 'zoho', 'pulse', 'tawk']), value: z.string() })),
    null,
  ),
})
export type ContactChannels = z.output<typeof contactChannels>

const request = z.object({ adminId: z._default(z.string().check(z.maxLength(64)), '') })

/** The contact channels of the caller's `adminId`: its white label, or the account that created it. */
export const getContactChannels = endpoint({
  name: 'getContactChannels',
  method: 'GET',
  path: 'api/{type}/communicationDetail',
  family: 'contactChannels',
  auth: 'loggedIn',
  encoding: 'query',
  request,
  response: contactChannels,
  failures: ['account-unknown'],
  source: 'GET api/{type}/communicationDetail',
})

/** The contact channels a visitor sees: those of a saved branch, else of the domain's white label. */
export const getPublicContactChannels = endpoint({
  name: 'getPublicContactChannels',
  method: 'GET',
  path: 'api/common/communicationDetail',
  family: 'contactChannels',
  auth: 'none',
  encoding: 'query',
  request,
  response: contactChannels,
  source: 'GET api/common/communicationDetail',
})
