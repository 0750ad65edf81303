import { bytesOf, hexOf, hmacSha256, sha256 } from './sha256.ts'

// Provably fair: a round is decided by the operator's seed, shown as a hash before the stake and revealed afterwards,
// and the player's own. Neither side can choose the outcome, and anybody can recompute it.

/** SHA-256 of a server seed, in hexadecimal, shown before the round. */
export const hashOfSeed = (serverSeed: string): string => hexOf(sha256(bytesOf(serverSeed)))

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
  const blockOf = hmacSha256(bytesOf(serverSeed))
  let block = new DataView(new ArrayBuffer(0))
  let blocks = 0
  let at = 0

  function next(): number {
    if (at >= block.byteLength) {
      block = new DataView(blockOf(bytesOf(`${clientSeed}:${blocks}`)).buffer)
      blocks += 1
      at = 0
    }
    at += 4
    return block.getUint32(at - 4)
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
