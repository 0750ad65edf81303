import type { Market, RunnerStatus } from '@kit/sdk/contract'
import type { Moment } from '../../packages/betting/src/testing/moment.ts'
import type { Player } from './player.ts'
import { stateAt, type Take, type TakeLevels } from './take.ts'

const pricesOf = (levels: TakeLevels) => levels.map(([odds, size]) => ({ odds, run: 0, size: BigInt(size) }))

export function momentOf(take: Take, { state, subscribe }: Pick<Player, 'state' | 'subscribe'>): Moment {
  const changes = () => {
    const { status, isInPlay, delaySeconds, totalMatched, runners } = stateAt(take, state().atMs)
    return {
      status,
      isInPlay,
      delaySeconds,
      totalMatched: BigInt(totalMatched),
      runners: runners.map(({ id, status, back, lay }) => ({
        id,
        status: status as RunnerStatus,
        back: pricesOf(back),
        lay: pricesOf(lay),
      })),
    }
  }
  const facts = (): Partial<Market> => {
    const { runners, ...now } = changes()
    const byId = new Map(runners.map((runner) => [runner.id, runner]))
    return {
      ...now,
      name: take.market.name,
      eventType: take.market.eventType,
      competition: take.market.competition,
      runners: take.market.runners.map((runner) => ({
        status: 'active' as const,
        back: [],
        lay: [],
        ...runner,
        ...byId.get(runner.id),
      })),
    }
  }
  return { facts, changes, subscribe }
}
