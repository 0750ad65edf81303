import { betChecks } from './betChecks.ts'
import { callChecks } from './callChecks.ts'
import type { Check } from './check.ts'
import {
  beginExamination,
  connectTo,
  NotTried,
  type Connection,
  type DoctorOptions,
  type Examination,
} from './examination.ts'
import { sentenceOf, whyNoAnswer } from './noAnswer.ts'
import { priceChecks } from './priceChecks.ts'
import { createTranscript } from './transcript.ts'

/** Result of one rule of the contract. */
export interface CheckResult {
  name: string
  title: string
  /** Reason why the operator did not keep it, one sentence; undefined if it did. */
  fault?: string | undefined
  /** Reason why the rule could not be tried, one sentence: it counts neither for nor against the operator. */
  notTried?: string | undefined
  /** The requests and answers of a rule that failed. */
  transcript: readonly string[]
}

export interface Diagnosis {
  results: readonly CheckResult[]
  /** Number of rules that it kept. */
  score: number
}

/** The rules that need a login and a market. */
const playerChecks: readonly Check[] = [...priceChecks, ...betChecks]

/**
 * After this many rules in a row without an answer, the others are not tried: each would wait for the
 * timeout.
 */
const mostUnanswered = 2

const diagnosisOf = (results: readonly CheckResult[]): Diagnosis => ({
  results,
  score: results.filter(({ fault, notTried }) => fault === undefined && notTried === undefined).length,
})

/**
 * Examines any operator from outside, as the contract describes one: the order of events, gaps and images, keys, rounding,
 * money and limits. It logs in as a player and places five small bets. Every rule counts one point. If nobody can be logged
 * in, only the rules that need no login are tried. It ends and leaves nothing open, also where the operator is down, answers
 * nothing, or stops meanwhile.
 */
export async function examineOperator(
  options: DoctorOptions,
  onResult: (result: CheckResult) => void = () => {},
): Promise<Diagnosis> {
  const transcript = createTranscript(options.answerMs)
  const connection = connectTo(options, transcript)
  const results: CheckResult[] = []
  let unanswered = 0
  async function tryAll<Needs extends Connection>(checks: readonly Check<Needs>[], needs: Needs) {
    for (const { name, title, run } of checks) {
      transcript.take()
      const result = await outcomeOf(run, needs)
      results.push({
        name,
        title,
        ...result,
        transcript: result.fault === undefined ? [] : transcript.take(),
      })
      onResult(results.at(-1)!)
    }
  }
  async function outcomeOf<Needs>(run: (needs: Needs) => Promise<void>, needs: Needs) {
    if (unanswered === mostUnanswered) return { fault: 'It is not tried: the operator no longer answers.' }
    try {
      await run(needs)
    } catch (error) {
      unanswered = whyNoAnswer(error) === undefined ? 0 : unanswered + 1
      return error instanceof NotTried ? { notTried: error.message } : { fault: sentenceOf(error) }
    }
    unanswered = 0
    return {}
  }
  try {
    let examination: Examination
    try {
      examination = await beginExamination(connection, options)
    } catch (error) {
      const said = transcript.take()
      const fault = `The operator ${options.url} cannot be examined: ${sentenceOf(error)}`
      const isSilent = whyNoAnswer(error) !== undefined
      if (!isSilent) await tryAll(callChecks, connection)
      const others = isSilent ? [...callChecks, ...playerChecks] : playerChecks
      return diagnosisOf([
        ...results,
        ...others.map(({ name, title }) => ({ name, title, fault, transcript: said })),
      ])
    }
    await tryAll(callChecks, examination)
    await tryAll(playerChecks, examination)
  } finally {
    connection.operator.close()
  }
  return diagnosisOf(results)
}
