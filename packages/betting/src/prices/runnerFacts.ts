import type { Runner, RunnerStatus } from '@kit/sdk/contract'
import type { RunnerFacts } from './marketFacts.ts'

/**
 * Creates a function that returns the facts of a market's runners. It returns the same objects in the same array until
 * one of them changes.
 */
export function createRunnerFacts(statusOf: (runner: Runner) => RunnerStatus) {
  const known = new Map<string, { runner: Runner; facts: RunnerFacts }>()
  let last: readonly RunnerFacts[] = []

  const factsOf = (runner: Runner): RunnerFacts => {
    const status = statusOf(runner)
    const before = known.get(runner.id)
    if (before?.runner === runner && before.facts.status === status) return before.facts
    const { back: _back, lay: _lay, ...rest } = runner
    const facts = { ...rest, status }
    known.set(runner.id, { runner, facts })
    return facts
  }

  return (runners: readonly Runner[]): readonly RunnerFacts[] => {
    const facts = runners.map(factsOf)
    const isSame = facts.length === last.length && facts.every((one, index) => one === last[index])
    if (!isSame) last = facts
    return last
  }
}
