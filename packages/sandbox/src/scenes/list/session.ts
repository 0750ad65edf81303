import type { Scene } from '../scene.ts'
import { SceneUnavailable } from '../sceneUnavailable.ts'
import { isActive, pageOf, type Stage, type StagedEvent } from '../stage.ts'

/** Time from the visitor's arrival to the next ball, in ms. */
const leadMs = 8000

const isSession = (market: StagedEvent['markets'][number]): boolean =>
  market.feed.type === 'session' && isActive(market) && (market.runners.get('1')?.back[0]?.run ?? 0) > 0

/** Lines move with the balls, so the next one is brought near. */
function bringBall(stage: Stage, { id, positionMs, moments }: StagedEvent): void {
  const next = moments.find((moment) => moment.what === 'ball' && moment.positionMs > positionMs + leadMs)
  if (next) stage.seek(id, next.positionMs - leadMs)
}

const eventWithSession = (stage: Stage) => stage.events().find(({ markets }) => markets.some(isSession))

/** Moves the first cricket match to its next innings, where sessions are open. */
function bringInnings(stage: Stage): boolean {
  for (const { id, positionMs, moments } of stage.events()) {
    const next = moments.find((moment) => moment.what === 'innings' && moment.positionMs > positionMs)
    if (!next) continue
    stage.seek(id, next.positionMs + 1000)
    return true
  }
  return false
}

export const session: Scene = {
  id: 'session',
  title: 'A session market’s line moves',
  watch:
    'Open the sessions of this match. Each ball moves their lines: runs for no and yes, within about 10 seconds.',
  async set(stage) {
    if (!eventWithSession(stage)) bringInnings(stage)
    const event = await stage.soon(() => eventWithSession(stage))
    const market = event?.markets.find(isSession)
    if (!event || !market)
      throw new SceneUnavailable('No session is open. Try again when a cricket match is in play.')
    bringBall(stage, event)
    return pageOf(market)
  },
}
