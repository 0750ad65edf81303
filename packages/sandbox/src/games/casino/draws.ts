import { createHash, createHmac, randomBytes } from 'node:crypto'

// A round is decided by two seeds. The operator's is shown as its hash before the stake and told afterwards, the
// player's is the player's own, so neither side can choose what comes out. Anybody can draw again and compare.

export const newServerSeed = (): string => randomBytes(32).toString('hex')

/** What is shown of a server seed before the round: SHA-256 of its text, in hexadecimal. */
export const hashOfSeed = (serverSeed: string): string =>
  createHash('sha256').update(serverSeed).digest('hex')

/** Numbers drawn one after another. */
export interface Draws {
  /** A whole number from 0 to `limit` - 1, each equally likely; `limit` is at most 2 to the 32. */
  below(limit: number): number
}

const numbersInAll = 2 ** 32

/**
 * The draws of a round: HMAC-SHA-256 of `<client seed>:<0, 1, 2, ...>` under the server seed, four bytes a number, big
 * end first. Numbers beyond the last whole multiple of a limit are left out, so that none is likelier than another.
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

/** So many different numbers below a limit, in the order they come out: cards of a deck, balls of a drum. */
export function drawDifferent(draws: Draws, count: number, limit: number): number[] {
  const left = Array.from({ length: limit }, (_value, index) => index)
  return Array.from({ length: count }, () => left.splice(draws.below(left.length), 1)[0] ?? 0)
}
