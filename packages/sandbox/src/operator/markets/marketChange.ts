import type { Market, MarketChange, PriceSize, Runner, RunnerChange } from '@kit/sdk/contract'

const samePrices = (a: readonly PriceSize[], b: readonly PriceSize[]): boolean =>
  a.length === b.length &&
  a.every((level, index) => {
    const other = b[index]
    return (
      other !== undefined && level.odds === other.odds && level.size === other.size && level.run === other.run
    )
  })

function runnerChange(before: Runner | undefined, after: Runner): RunnerChange | undefined {
  const change: RunnerChange = { id: after.id }
  if (before?.status !== after.status) change.status = after.status
  if (!before || !samePrices(before.back, after.back)) change.back = after.back
  if (!before || !samePrices(before.lay, after.lay)) change.lay = after.lay
  return Object.keys(change).length > 1 ? change : undefined
}

/** Returns undefined if a client would see none. */
export function changeBetween(before: Market, after: Market): MarketChange | undefined {
  const known = new Map(before.runners.map((runner) => [runner.id, runner]))
  const runners = after.runners
    .map((runner) => runnerChange(known.get(runner.id), runner))
    .filter((change) => change !== undefined)
  const news = {
    ...(before.status !== after.status && { status: after.status }),
    ...(before.isInPlay !== after.isInPlay && { isInPlay: after.isInPlay }),
    ...(before.allowsBets !== after.allowsBets && { allowsBets: after.allowsBets }),
    ...(before.delaySeconds !== after.delaySeconds && { delaySeconds: after.delaySeconds }),
    ...(before.totalMatched !== after.totalMatched && { totalMatched: after.totalMatched }),
  }
  const result = before.resultRun !== after.resultRun && { resultRun: after.resultRun }
  if (runners.length === 0 && !result && Object.keys(news).length === 0) return undefined
  return { marketId: after.id, ...after.sequence, isImage: false, ...news, ...result, runners }
}

export const imageChange = (market: Market): MarketChange => ({
  marketId: market.id,
  ...market.sequence,
  isImage: true,
  status: market.status,
  isInPlay: market.isInPlay,
  allowsBets: market.allowsBets,
  delaySeconds: market.delaySeconds,
  totalMatched: market.totalMatched,
  ...(market.resultRun !== undefined && { resultRun: market.resultRun }),
  runners: market.runners.map(({ id, status, back, lay }) => ({ id, status, back, lay })),
})
