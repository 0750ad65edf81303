import { createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { CasinoProvider } from './casinoProvider.ts'
import { notSigned } from './failures.ts'

// A provider's calls are signed with its own key: HMAC-SHA-256 over the time, the call's name and the body as it was sent.

/** How far a call's time may lie from the operator's, in ms. A call may be repeated within it: its id makes that harmless. */
export const clockSkewMs = 60_000

interface Signed {
  /** `debit`, `credit` and so on: a body signed for one call is nothing for another. */
  call: string
  /** Ms since the epoch, in decimal digits. */
  time: string
  body: string
}

export const signatureOf = (key: string, { call, time, body }: Signed): string =>
  createHmac('sha256', key).update(`${time}\n${call}\n${body}`).digest('hex')

const textOf = (value: string | string[] | undefined): string => (typeof value === 'string' ? value : '')

/**
 * The provider that signed a call. Throws the same for every fault, after the same work, so that nobody learns which names
 * are providers.
 */
export function signerOf(
  providers: readonly CasinoProvider[],
  headers: IncomingHttpHeaders,
  { call, body }: Pick<Signed, 'call' | 'body'>,
  now: number,
): CasinoProvider {
  const time = textOf(headers['x-time'])
  const provider = providers.find(({ name }) => name === textOf(headers['x-provider']))
  const expected = Buffer.from(signatureOf(provider?.key ?? '', { call, time, body }), 'hex')
  const given = Buffer.from(textOf(headers['x-signature']), 'hex')
  const isRight = given.length === expected.length && timingSafeEqual(given, expected)
  const isNow = /^\d{1,15}$/.test(time) && Math.abs(Number(time) - now) <= clockSkewMs
  if (!provider || !isRight || !isNow) throw notSigned()
  return provider
}
