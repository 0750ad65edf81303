import fastify from 'fastify'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import {
  acceptedEncoding,
  addCompression,
  compressedFromBytes,
  sendShared,
  type SharedBody,
} from './compression.ts'

const text = JSON.stringify({ docs: 'runners '.repeat(compressedFromBytes) })
const shared: SharedBody = { text, compressed: new Map() }

const app = fastify()
addCompression(app)
app.get('/large', async (_request, reply) => reply.type('application/json').send(text))
app.get('/small', async () => ({ docs: 'short' }))
app.get('/varied', async (_request, reply) => reply.header('vary', 'Origin').type('text/html').send(text))
app.get('/picture', async (_request, reply) => reply.type('image/png').send(Buffer.alloc(9000)))
app.get('/encoded', async (_request, reply) =>
  reply.header('content-encoding', 'zstd').type('application/json').send(text),
)
app.get('/shared', async (_request, reply) => sendShared(reply, shared))

const get = (url: string, accepts?: string) =>
  app.inject({ url, headers: accepts === undefined ? {} : { 'accept-encoding': accepts } })

describe('the encoding of an answer', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['BR;q=0.5, gzip;q=0', 'br'],
    ['br;q=0, gzip;q=1.0', 'gzip'],
    ['br;q=0.000', undefined],
    ['brotli, x-gzip', undefined],
    ['identity', undefined],
    ['*', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('for a client that accepts %j is %s', (accepts, encoding) => {
    expect(acceptedEncoding(accepts)).toBe(encoding)
  })
})

describe('an answer', () => {
  it('is compressed as its client accepts, and names the headers it depends on', async () => {
    const brotli = await get('/large', 'gzip, br')
    expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' })
    expect(Number(brotli.headers['content-length'])).toBe(brotli.rawPayload.length)
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(text)
    const gzipped = await get('/large', 'gzip')
    expect(gunzipSync(gzipped.rawPayload).toString()).toBe(text)
    const plain = await get('/large')
    expect(plain.body).toBe(text)
    expect(plain.headers).toMatchObject({ vary: 'accept-encoding' })
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect((await get('/varied', 'br')).headers['vary']).toBe('Origin, accept-encoding')
  })

  it('stays uncompressed if it is short, not text, or already encoded', async () => {
    for (const path of ['/small', '/picture']) {
      const { headers } = await get(path, 'br')
      expect([headers['content-encoding'], headers['vary']]).toEqual([undefined, undefined])
    }
    const encoded = await get('/encoded', 'br')
    expect([encoded.headers['content-encoding'], encoded.body]).toEqual(['zstd', text])
  })

  it('that is shared is compressed once in each encoding', async () => {
    const asked = Array.from({ length: 8 }, () => get('/shared', 'br'))
    const answers = await Promise.all([...asked, get('/shared', 'gzip')])
    expect(shared.compressed.size).toBe(2)
    const made = await shared.compressed.get('br')
    for (const { rawPayload } of answers.slice(0, -1)) expect(made?.equals(rawPayload)).toBe(true)
    const before = shared.compressed.get('br')
    await get('/shared', 'br')
    expect(shared.compressed.get('br')).toBe(before)
  })
})
