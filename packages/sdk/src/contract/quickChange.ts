import type { RunnerStatus } from './market.ts'
import type { MarketChange, RunnerChange } from './marketChange.ts'
import type { Minor } from './money.ts'
import type { PriceSize } from './price.ts'

// Market changes are so frequent that the schema's generic reading would be most of a price's cost. This reads the usual
// form by hand and leaves any other to the schema; a property in quickChange.test.ts keeps the two in agreement.

const maxLevels = 10
const maxOddsHundredths = 100_000_000
/** Beyond this a double may not hold two decimals exactly. */
const maxExactHundredths = 1e14

const statuses: ReadonlySet<unknown> = new Set<RunnerStatus>(['active', 'removed', 'winner', 'loser'])

type Fields = Record<string, unknown>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns the hundredths of a number that has at most two decimals; -1 for anything else. */
function hundredths(value: unknown): number {
  if (typeof value !== 'number' || !(value >= 0)) return -1
  // Adding zero turns -0 into 0.
  const rounded = Math.round(value * 100) + 0
  return rounded <= maxExactHundredths && rounded / 100 === value ? rounded : -1
}

function readLevels(value: unknown): PriceSize[] | undefined {
  if (!Array.isArray(value) || value.length > maxLevels) return undefined
  const levels: PriceSize[] = []
  for (let index = 0; index < value.length; index += 1) {
    const price: unknown = value[index]
    if (!isFields(price)) return undefined
    const odds = hundredths(price['odd'])
    const size = hundredths(price['size'])
    const run = price['run']
    if (odds < 0 || odds > maxOddsHundredths || size < 0) return undefined
    if (typeof run !== 'number' || !Number.isFinite(run)) return undefined
    levels.push({ odds, run, size: BigInt(size) })
  }
  return levels
}

function readRunner(value: unknown): RunnerChange | undefined {
  if (!isFields(value) || typeof value['id'] !== 'string') return undefined
  const runner: RunnerChange = { id: value['id'] }
  const { status, back, lay } = value
  if (status !== undefined) {
    if (!statuses.has(status)) return undefined
    runner.status = status as RunnerStatus
  }
  if (back !== undefined) {
    runner.back = readLevels(back)
    if (!runner.back) return undefined
  }
  if (lay !== undefined) {
    runner.lay = readLevels(lay)
    if (!runner.lay) return undefined
  }
  return runner
}

function readChange(value: unknown): MarketChange | undefined {
  if (!isFields(value)) return undefined
  const {
    _id: marketId,
    epoch,
    seq,
    image = false,
    status,
    inPlay,
    betAllow,
    delaySecond,
    totalMatched,
    resultRun,
    teams,
  } = value
  if (typeof marketId !== 'string' || marketId === '' || typeof epoch !== 'string') return undefined
  if (!Number.isSafeInteger(seq) || (seq as number) < 0 || typeof image !== 'boolean') return undefined
  // Results are rare, so the schema reads them.
  if (!Array.isArray(teams) || resultRun !== undefined) return undefined
  const change: MarketChange = { marketId, epoch, seq: seq as number, isImage: image, runners: [] }
  if (status !== undefined) {
    if (typeof status !== 'string') return undefined
    change.status = status.toLowerCase()
  }
  if (inPlay !== undefined) {
    if (typeof inPlay !== 'boolean') return undefined
    change.isInPlay = inPlay
  }
  if (betAllow !== undefined) {
    if (typeof betAllow !== 'boolean') return undefined
    change.allowsBets = betAllow
  }
  if (delaySecond !== undefined) {
    if (typeof delaySecond !== 'number' || !Number.isFinite(delaySecond)) return undefined
    change.delaySeconds = delaySecond
  }
  if (totalMatched !== undefined) {
    const matched = hundredths(totalMatched)
    if (matched < 0) return undefined
    change.totalMatched = BigInt(matched) satisfies Minor
  }
  for (let index = 0; index < teams.length; index += 1) {
    const runner = readRunner(teams[index])
    if (!runner) return undefined
    change.runners.push(runner)
  }
  return change
}

/** Returns undefined for any other payload, which the schema then reads or refuses. */
export function quickMarketChanges(payload: unknown): { docs: MarketChange[] } | undefined {
  if (!isFields(payload) || !Array.isArray(payload['docs'])) return undefined
  const docs: MarketChange[] = []
  for (const doc of payload['docs']) {
    const change = readChange(doc)
    if (!change) return undefined
    docs.push(change)
  }
  return { docs }
}
