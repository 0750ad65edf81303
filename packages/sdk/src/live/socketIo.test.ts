import { describe, expect, it } from 'vitest'
import { socketIo, socketIoWithHeaders } from './socketIo.ts'

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

  it('SOCK-006 Q-136 carries the token in a header as well where a site wants it, and never in the query', async () => {
    const optionsOf = async (connect: typeof socketIo, token?: string) => {
      const socket = await connect(
        { domainType: 'b2c', clientKey: 'k', ...(token && { token }) },
        'http://operator.test',
      )
      const { auth, io } = socket as unknown as { auth: unknown; io: { opts: Record<string, unknown> } }
      return { auth, query: io.opts['query'], headers: io.opts['extraHeaders'] }
    }
    const query = { domainType: 'b2c', clientKey: 'k' }
    expect(await optionsOf(socketIoWithHeaders, 'secret')).toEqual({
      auth: { token: 'secret' },
      query,
      headers: { authorization: 'Bearer secret', 'domain-type': 'b2c' },
    })
    expect(await optionsOf(socketIoWithHeaders)).toEqual({
      auth: {},
      query,
      headers: { 'domain-type': 'b2c' },
    })
    expect((await optionsOf(socketIo, 'secret')).headers).toBeUndefined()
  })
})
