import './jitless.ts'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

/** Turns the confirmation before placing a bet on or off. On the wire the boolean is text. */
export const saveConfirmBets = endpoint({
  name: 'saveConfirmBets',
  method: 'PATCH',
  path: 'api/user/confirmBets',
  changes: ['profile'],
  auth: 'player',
  encoding: 'form',
  request: z.object({
    confirmBets: z.codec(z.enum(['true', 'false']), z.boolean(), {
      decode: (text) => text === 'true',
      encode: (flag) => (flag ? ('true' as const) : ('false' as const)),
    }),
  }),
  response: z.unknown(),
  source: 'PATCH api/user/confirmBets',
})
