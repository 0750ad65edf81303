import { describe, expect, it } from 'vitest'
import { reelHouse } from '../../../testing/provider.ts'
import { checkProviders } from './casinoProvider.ts'
import { clockSkewMs, signatureOf, signerOf } from './signature.ts'

const now = 1_900_000_000_000
const body = '{"transaction":"t"}'
const other = { ...reelHouse, name: 'Card House', key: 'a key of card house, for tests alone' }

function headersOf({ name = reelHouse.name, key = reelHouse.key, time = String(now), call = 'debit' } = {}) {
  return { 'x-provider': name, 'x-time': time, 'x-signature': signatureOf(key, { call, time, body }) }
}

const signer = (headers: Record<string, string | string[]>, sent = body) =>
  signerOf([other, reelHouse], headers, { call: 'debit', body: sent }, now)

const faults: [string, Record<string, string | string[]>][] = [
  ['signed by another provider', headersOf({ key: other.key })],
  ['signed with no key', headersOf({ name: 'Nobody', key: '' })],
  ['of a name that is no provider', headersOf({ name: 'constructor' })],
  ['signed for another call', headersOf({ call: 'credit' })],
  ['too old', headersOf({ time: String(now - clockSkewMs - 1) })],
  ['too early', headersOf({ time: String(now + clockSkewMs + 1) })],
  ['of no time', headersOf({ time: '' })],
  ['of a time that is no number', headersOf({ time: '1e13' })],
  ['with a time that was not signed', { ...headersOf(), 'x-time': String(now + 1) }],
  ['with half a signature', { ...headersOf(), 'x-signature': headersOf()['x-signature'].slice(0, 32) }],
  ['with a signature that is none', { ...headersOf(), 'x-signature': 'z'.repeat(64) }],
  ['with two signatures', { ...headersOf(), 'x-signature': [headersOf()['x-signature'], 'x'] }],
  ['without headers', {}],
]

describe('a signed call', () => {
  it('is accepted from the provider whose key signed it, within the allowed clock difference', () => {
    expect(signer(headersOf())).toBe(reelHouse)
    expect(signer(headersOf({ name: other.name, key: other.key }))).toBe(other)
    for (const off of [-clockSkewMs, clockSkewMs])
      expect(signer(headersOf({ time: String(now + off) }))).toBe(reelHouse)
  })

  it.each(faults)('is refused when it is %s', (_why, headers) => {
    expect(() => signer(headers)).toThrow('not signed by a known provider')
  })

  it('is refused if its body was changed by even a space', () => {
    expect(() => signer(headersOf(), `${body} `)).toThrow('not signed')
  })
})

it.each([
  ['no game', { ...reelHouse, name: 'Nobody' }],
  ['at least 32 characters', { ...reelHouse, key: 'short' }],
  ['an address', { ...reelHouse, address: 'https://games.example/play' }],
  ['an address', { ...reelHouse, address: '{token}' }],
  ['mostPays', { ...reelHouse, mostPays: 0.5 }],
])('reports a missing or wrong setting of a provider: %s', (why, provider) => {
  expect(() => checkProviders([provider])).toThrow(why)
})

it('refuses the same provider twice', () => {
  expect(() => checkProviders([reelHouse, other])).not.toThrow()
  expect(() => checkProviders([reelHouse, reelHouse])).toThrow('there twice')
})
