import './jitless.ts'
import * as z from 'zod/mini'
import { endpoint, pageRequest } from './endpoint.ts'

/** A text message the operator would have sent to a phone. */
export const inboxMessage = z.object({
  id: z.string(),
  phone: z.string(),
  purpose: z.enum(['signup', 'forgotPassword']),
  sender: z.string(),
  code: z.string(),
  createdAt: z.string(),
})

/** The messages sent to phones, newest first. It replaces phones in a sandbox; a real operator has no such call. */
export const listInbox = endpoint({
  name: 'listInbox',
  method: 'GET',
  path: 'api/administrator/inbox',
  family: 'inbox',
  auth: 'administrator',
  encoding: 'query',
  request: z.object(pageRequest),
  response: z.array(inboxMessage),
  paged: true,
  source: 'addition: codes land in a local inbox, never in an answer to who asked for them',
})
