import { betChecks } from './betChecks.ts'
import { callChecks } from './callChecks.ts'
import type { Check } from './check.ts'
import { beginExamination, type DoctorOptions, type Examination } from './examination.ts'
import { priceChecks } from './priceChecks.ts'

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

const sentenceOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

const diagnosisOf = (results: readonly CheckResult[]): Diagnosis => ({
  results,
  score: results.filter(({ fault }) => fault === undefined).length,
})

/**
 * Examines any operator from outside, as the contract describes one: the order of events, gaps and images, keys, rounding,
 * money and limits. It logs in as a player and places five small bets. Every rule counts one point.
 */
export async function examineOperator(
  options: DoctorOptions,
  onResult: (result: CheckResult) => void = () => {},
): Promise<Diagnosis> {
  let examination: Examination
  try {
    examination = await beginExamination(options)
  } catch (error) {
    const fault = `It cannot be examined: ${sentenceOf(error)}`
    return diagnosisOf(checks.map(({ name, title }) => ({ name, title, fault, transcript: [] })))
  }
  const results: CheckResult[] = []
  try {
    for (const { name, title, run } of checks) {
      examination.transcript.take()
      const fault = await run(examination).then(() => undefined, sentenceOf)
      const transcript = examination.transcript.take()
      const result = { name, title, fault, transcript: fault === undefined ? [] : transcript }
      results.push(result)
      onResult(result)
    }
  } finally {
    examination.operator.close()
  }
  return diagnosisOf(results)
}
