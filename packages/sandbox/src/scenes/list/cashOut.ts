import { marketInPlay } from '../pick.ts'
import type { Scene } from '../scene.ts'

const stake = 50_000n

export const cashOut: Scene = {
  id: 'cash-out',
  title: 'A cash out offer moves',
  watch:
    'A bet of 500 is placed for you, which takes up to 5 seconds. Its cash out offer then follows the prices; press it to take it.',
  async set(stage) {
    const market = await marketInPlay(stage)
    stage.later(0, () => stage.back(market, stake))
    return '/open-bets'
  },
}
