import './jitless.ts'
import * as z from 'zod/mini'

/** An amount in minor units: hundredths of a point. 1000 points are 100_000n. */
export type Minor = bigint

/** Decimal odds in hundredths, as an integer: 2.02 is 202. Odds of bookmaker and session markets (per 100) are hundredths too. */
export type Odds = number

const decimal = /^(-?)(\d{1,15})(?:\.(\d{1,2}))?$/

/** Points as text or number, at most two decimals, to minor units. Undefined for anything else. */
export function minorFromPoints(points: number | string): Minor | undefined {
  const match = decimal.exec(typeof points === 'number' ? String(points) : points)
  if (!match) return undefined
  const [, sign, whole = '', fraction = ''] = match
  const minor = BigInt(whole) * 100n + BigInt(fraction.padEnd(2, '0'))
  return sign ? -minor : minor
}

/** Returns minor units as the shortest decimal text: 123450n is '1234.5'. */
export function pointsFromMinor(minor: Minor): string {
  const digits = (minor < 0n ? -minor : minor).toString().padStart(3, '0')
  const fraction = digits.slice(-2).replace(/0+$/, '')
  return `${minor < 0n ? '-' : ''}${digits.slice(0, -2)}${fraction && `.${fraction}`}`
}

const pointsFault = 'must be an amount of points with at most two decimals'
const oddsFault = 'must be odds with at most two decimals'

/** Returns true if an issue concerns money or odds. A message with one is not trusted at all. */
export const isMoneyFault = ({ message }: { message: string }): boolean =>
  message === pointsFault || message === oddsFault

/**
 * Points on the wire to minor units, both ways and exactly. The wire carries a number or a text with at most two
 * decimals; anything else (1e309, NaN, three decimals, beyond 15 digits) fails the message. Written as a number while
 * a binary double holds it exactly, as text beyond.
 */
export const points = z.codec(z.union([z.number(), z.string()], pointsFault), z.bigint(), {
  decode: (value, context) => {
    const minor = minorFromPoints(value)
    if (minor !== undefined) return minor
    context.issues.push({ code: 'custom', input: value, message: pointsFault })
    return z.NEVER
  },
  encode: (minor) => {
    const text = pointsFromMinor(minor)
    return text.length <= 15 ? Number(text) : text
  },
})

/** Decimal odds on the wire (2.02) to hundredths (202), both ways. At most two decimals, never negative. */
export const odds = z.codec(z.union([z.number(), z.string()], oddsFault), z.int(), {
  decode: (value, context) => {
    const hundredths = minorFromPoints(value)
    if (hundredths !== undefined && hundredths >= 0n && hundredths <= 100_000_000n) return Number(hundredths)
    context.issues.push({ code: 'custom', input: value, message: oddsFault })
    return z.NEVER
  },
  encode: (hundredths) => hundredths / 100,
})
