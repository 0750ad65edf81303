import './jitless.ts'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

/**
 * A picture that was sent to the operator, as base64. `imageUrl` is its opaque id, never an address. A player gets the
 * own ones, staff those of the players below them; all others are unknown.
 */
export const getImage = endpoint({
  name: 'getImage',
  method: 'GET',
  path: 'api/common/imageBaseUrl',
  auth: 'loggedIn',
  encoding: 'query',
  request: z.object({ imageUrl: z.string().check(z.minLength(1), z.maxLength(64)) }),
  response: z.object({
    imageBase: z.string(),
    // Addition: what kind of picture it is.
    mediaType: z._default(z.string(), ''),
  }),
  failures: ['image-unknown'],
  source: 'GET api/common/imageBaseUrl',
})
