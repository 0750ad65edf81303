import { describe, expect, it } from 'vitest'
import { socketIo } from './socketIo.ts'

describe('the socket', () => {
  it('SOCK-006 carries the token in the handshake and the domain type in the query, and no token in an address', async () => {
    const socket = await socketIo(
      { token: 'secret', domainType: 'b2c', clientKey: 'k' },
      'http://operator.test',
    )
    const { auth, io } = socket as unknown as {
      auth: unknown
      io: { opts: { query: unknown; reconnection: boolean } }
    }
    expect(auth).toEqual({ token: 'secret' })
    expect(io.opts.query).toEqual({ domainType: 'b2c', clientKey: 'k' })
    expect(io.opts.reconnection).toBe(false)
  })
})
