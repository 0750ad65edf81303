import { marketInPlay } from '../pick.ts'
import type { Scene } from '../scene.ts'
import { SceneUnavailable } from '../sceneUnavailable.ts'
import { pageOf } from '../stage.ts'

const stake = 10_000n
/** Time that the match lasts after the bet, in ms. */
const restMs = 15_000

export const settlement: Scene = {
  id: 'settlement',
  title: 'A match ends and settles',
  watch:
    'A bet of 100 is placed for you, and then the match jumps to its end: after about 20 seconds the market closes, and the bet is won or lost.',
  async set(stage) {
    const market = await marketInPlay(stage)
    const event = stage.events().find(({ markets }) => markets.some(({ feed }) => feed.id === market.feed.id))
    if (!event) throw new SceneUnavailable(`${market.feed.event.name} cannot be moved to its end.`)
    stage.later(0, async () => {
      try {
        await stage.back(market, stake)
      } finally {
        // A market without prices refuses the bet; the match still ends.
        stage.seek(event.id, event.lengthMs - restMs)
      }
    })
    return pageOf(market)
  },
}
