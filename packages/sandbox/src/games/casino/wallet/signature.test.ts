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
  it('is of the provider whose key signed it, as far as its clock may be off', () => {
    expect(signer(headersOf())).toBe(reelHouse)
    expect(signer(headersOf({ name: other.name, key: other.key }))).toBe(other)
    for (const off of [-clockSkewMs, clockSkewMs])
      expect(signer(headersOf({ time: String(now + off) }))).toBe(reelHouse)
  })

  it.each(faults)('is refused when it is %s', (_why, headers) => {
    expect(() => signer(headers)).toThrow('not signed by a known provider')
  })

  it('is refused with a body that was changed by as much as a space', () => {
    expect(() => signer(headersOf(), `${body} `)).toThrow('not signed')
  })
})

it.each([
  ['no game', { ...reelHouse, name: 'Nobody' }],
  ['at least 32 characters', { ...reelHouse, key: 'short' }],
  ['an address', { ...reelHouse, address: 'https://games.example/play' }],
  ['an address', { ...reelHouse, address: '{token}' }],
  ['mostPays', { ...reelHouse, mostPays: 0.5 }],
])('says what a provider lacks: %s', (why, provider) => {
  expect(() => checkProviders([provider])).toThrow(why)
})

it('knows a provider once', () => {
  expect(() => checkProviders([reelHouse, other])).not.toThrow()
  expect(() => checkProviders([reelHouse, reelHouse])).toThrow('there twice')
})
