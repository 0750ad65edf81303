import { expect } from '@playwright/test'
import { shownOdds, type Player } from './player.ts'
import { later } from './stories.ts'

export const grid = ({ page, marketId }: Player) => page.locator(`section[data-market="${marketId}"]`)

/**
 * Samples a price: unless the page marks it as stale, it must be one that the operator sent in the last
 * seconds.
 */
export function watchPrice(player: Player) {
  const { page, socket, marketId, runnerId } = player
  const wrong: string[] = []
  const watched = new AbortController()
  const look = async () => {
    // On a busy machine, the page answers late, with an earlier price.
    const askedAtMs = Date.now()
    const { odds, isStale } = await shownOdds(player)
    // Two heartbeats, the check each second, and the delay of a busy machine.
    const true_ = socket.oddsWithin(marketId, runnerId, 9_000, askedAtMs)
    if (!isStale && true_.length > 0 && !true_.includes(odds))
      wrong.push(`${odds}, not ${true_.slice(-3).join(', ')}`)
  }
  const watch = async () => {
    while (!watched.signal.aborted) {
      await look()
      await page.waitForTimeout(150)
    }
  }
  const watching = watch()
  return async () => {
    watched.abort()
    await watching
    expect(wrong).toEqual([])
  }
}

/** The price must be the operator's last. */
export async function expectFresh(player: Player): Promise<void> {
  const { socket, marketId, runnerId } = player
  const isRight = async () => {
    const askedAtMs = Date.now()
    const { odds, isStale } = await shownOdds(player)
    return !isStale && socket.oddsWithin(marketId, runnerId, 1_500, askedAtMs).includes(odds)
  }
  await expect.poll(isRight, later).toBe(true)
}
