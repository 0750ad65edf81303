import type { Scene } from '../scene.ts'
import { SceneUnavailable } from '../sceneUnavailable.ts'
import { pageOf, type StagedEvent } from '../stage.ts'

/** Time from the visitor's arrival to the wicket, in ms: enough to fill in the slip. */
const leadMs = 20_000
/** A wicket within this time after another falls into its suspension. */
const apartMs = 30_000

const winnerMarket = ({ markets }: StagedEvent) => markets.find(({ feed }) => feed.type === 'betfair')

function wicketsOf({ moments }: StagedEvent): number[] {
  const all = moments.filter(({ what }) => what === 'wicket').map(({ positionMs }) => positionMs)
  return all.filter((at, index) => at - (all[index - 1] ?? -Infinity) > apartMs)
}

export const wicket: Scene = {
  id: 'wicket',
  title: 'A wicket falls while you bet',
  watch:
    'Tap a price and type a stake. After about 20 seconds a wicket falls: the market is suspended, and a bet that is still in its delay is refused.',
  async set(stage) {
    const chances = stage.events().flatMap((event) => {
      const market = winnerMarket(event)
      const ahead = wicketsOf(event).find((at) => at - leadMs > event.positionMs)
      const at = ahead ?? wicketsOf(event)[0]
      return market && at !== undefined ? [{ event, market, at, isAhead: ahead !== undefined }] : []
    })
    const chosen = chances.find(({ isAhead }) => isAhead) ?? chances[0]
    if (!chosen)
      throw new SceneUnavailable('No cricket match with a wicket is being played. Try again later.')
    stage.seek(chosen.event.id, chosen.at - leadMs)
    return pageOf(chosen.market)
  },
}
