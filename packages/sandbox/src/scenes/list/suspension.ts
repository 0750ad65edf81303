import { marketWithPrices } from '../pick.ts'
import type { Scene } from '../scene.ts'
import { pageOf } from '../stage.ts'

const heldAfterSeconds = 12
const openAfterSeconds = 24

export const suspension: Scene = {
  id: 'suspension',
  title: 'A market is suspended while the slip is open',
  watch:
    'Tap a price and keep the slip open. After 12 seconds the market is suspended for 12 seconds: the slip waits, keeps your stake, and opens again.',
  async set(stage) {
    const market = marketWithPrices(stage)
    stage.later(heldAfterSeconds, () => stage.hold(market.feed.id, true))
    stage.later(openAfterSeconds, () => stage.hold(market.feed.id, false))
    return pageOf(market)
  },
}
