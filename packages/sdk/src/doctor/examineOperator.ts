import { betChecks } from './betChecks.ts'
import { callChecks } from './callChecks.ts'
import type { Check } from './check.ts'
import { beginExamination, type DoctorOptions, type Examination } from './examination.ts'
import { sentenceOf, whyNoAnswer } from './noAnswer.ts'
import { priceChecks } from './priceChecks.ts'
import { createTranscript } from './transcript.ts'

/** How an operator kept one rule of the contract. */
export interface CheckResult {
  name: string
  title: string
  /** Why it did not, one sentence; undefined where it did. */
  fault?: string | undefined
  /** What was asked and answered, where it did not. */
  transcript: readonly string[]
}

export interface Diagnosis {
  results: readonly CheckResult[]
  /** How many rules it kept. */
  score: number
}

const checks: readonly Check[] = [...callChecks, ...priceChecks, ...betChecks]

/** After so many rules in a row that brought no answer, the others are not tried: each would be waited for. */
const mostUnanswered = 2

const diagnosisOf = (results: readonly CheckResult[]): Diagnosis => ({
  results,
  score: results.filter(({ fault }) => fault === undefined).length,
})

/**
 * Examines any operator from outside, as the contract describes one: the order of events, gaps and images, keys, rounding,
 * money and limits. It logs in as a player and places five small bets. Every rule counts one point. It ends and leaves
 * nothing open, also where the operator is down, answers nothing, or stops meanwhile.
 */
export async function examineOperator(
  options: DoctorOptions,
  onResult: (result: CheckResult) => void = () => {},
): Promise<Diagnosis> {
  const transcript = createTranscript(options.answerMs)
  let examination: Examination
  try {
    examination = await beginExamination(options, transcript)
  } catch (error) {
    const fault = `The operator ${options.url} cannot be examined: ${sentenceOf(error)}`
    const said = transcript.take()
    return diagnosisOf(checks.map(({ name, title }) => ({ name, title, fault, transcript: said })))
  }
  const results: CheckResult[] = []
  let unanswered = 0
  try {
    for (const { name, title, run } of checks) {
      transcript.take()
      const fault =
        unanswered === mostUnanswered
          ? 'It is not tried: the operator no longer answers.'
          : await run(examination).then(
              () => {
                unanswered = 0
                return undefined
              },
              (error: unknown) => {
                unanswered = whyNoAnswer(error) === undefined ? 0 : unanswered + 1
                return sentenceOf(error)
              },
            )
      const said = transcript.take()
      const result = { name, title, fault, transcript: fault === undefined ? [] : said }
      results.push(result)
      onResult(result)
    }
  } finally {
    examination.operator.close()
  }
  return diagnosisOf(results)
}
