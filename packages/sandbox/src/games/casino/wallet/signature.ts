import { createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { CasinoProvider } from './casinoProvider.ts'
import { notSigned } from './failures.ts'

// A provider signs its calls with its key: HMAC-SHA-256 over the time, the call's name and the raw body.

/**
 * Maximum difference of a call's time from the operator's, in ms. Repetitions within it are harmless because
 * of the call's id.
 */
export const clockSkewMs = 60_000

interface Signed {
  /** The name of the call, e.g. `debit`. A body that was signed for one call is invalid for another. */
  call: string
  /** Time in ms since the epoch, as decimal digits. */
  time: string
  body: string
}

export const signatureOf = (key: string, { call, time, body }: Signed): string =>
  createHmac('sha256', key).update(`${time}\n${call}\n${body}`).digest('hex')

const textOf = (value: string | string[] | undefined): string => (typeof value === 'string' ? value : '')

/**
 * Returns the provider that signed a call. Throws the same error for every fault, after the same work, so
 * that the names of providers are not revealed.
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
