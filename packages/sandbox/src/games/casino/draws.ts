import { createHash, createHmac, randomBytes } from 'node:crypto'

// Provably fair: a round is decided by the operator's seed, shown as a hash before the stake and revealed afterwards,
// and the player's own. Neither side can choose the outcome, and anybody can recompute it.

export const newServerSeed = (): string => randomBytes(32).toString('hex')

/** SHA-256 of a server seed, in hexadecimal, shown before the round. */
export const hashOfSeed = (serverSeed: string): string =>
  createHash('sha256').update(serverSeed).digest('hex')

/** A sequence of random numbers. */
export interface Draws {
  /** A whole number from 0 to `limit` - 1, each equally likely; `limit` is at most 2 to the 32. */
  below(limit: number): number
}

const numbersInAll = 2 ** 32

/**
 * The draws of a round: HMAC-SHA-256 of `<client seed>:<0, 1, 2, ...>` under the server seed, four bytes a number, big-
 * endian. Numbers beyond the last whole multiple of a limit are skipped, so that all are equally likely.
 */
export function createDraws(serverSeed: string, clientSeed: string): Draws {
  let block = Buffer.alloc(0)
  let blocks = 0
  let at = 0

  function next(): number {
    if (at >= block.length) {
      block = createHmac('sha256', serverSeed).update(`${clientSeed}:${blocks}`).digest()
      blocks += 1
      at = 0
    }
    at += 4
    return block.readUInt32BE(at - 4)
  }

  return {
    below(limit) {
      const fair = numbersInAll - (numbersInAll % limit)
      for (;;) {
        const number = next()
        if (number < fair) return number % limit
      }
    },
  }
}

/** `count` different numbers below a limit in drawing order, e.g. cards of a deck. */
export function drawDifferent(draws: Draws, count: number, limit: number): number[] {
  const left = Array.from({ length: limit }, (_value, index) => index)
  return Array.from({ length: count }, () => left.splice(draws.below(left.length), 1)[0] ?? 0)
}
