import { createRequire } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type * as Doctor from '@kit/sdk/doctor'
import type { CheckResult, DoctorOptions, examineOperator as Examine } from '@kit/sdk/doctor'

export type Examiner = typeof Examine

export async function installedDoctor(folder: string): Promise<typeof Doctor> {
  const { resolve } = createRequire(path.join(folder, 'package.json'))
  let place: string
  try {
    place = resolve('@kit/sdk/doctor')
  } catch (cause) {
    throw new Error('@kit/sdk is not installed here: run this in the folder of a site, after npm install.', {
      cause,
    })
  }
  return (await import(pathToFileURL(place).href)) as typeof Doctor
}

/**
 * Prints how much of the documented contract an operator serves, which capabilities it announces, and what players
 * lose without each. Prints nothing for an operator that cannot be examined: the examination reports why.
 */
export async function printContract(
  { examineContract, contractText }: Pick<typeof Doctor, 'examineContract' | 'contractText'>,
  options: DoctorOptions,
  print: (text: string) => void,
): Promise<void> {
  try {
    print(`${contractText(await examineContract(options))}\n`)
  } catch {
    // The examination reports it.
  }
}

function linesOf({ name, title, fault, notTried, transcript }: CheckResult): string {
  const mark = fault !== undefined ? '✗' : notTried !== undefined ? '–' : '✓'
  const line = `${mark} ${name.padEnd(13)}  ${title}`
  if (fault !== undefined)
    return [line, `    ${fault}`, ...transcript.map((one) => `      ${one}`)].join('\n')
  return notTried === undefined ? line : `${line}\n    Not tried: ${notTried}`
}

/**
 * Examines an operator and prints each rule as it is tried. Resolves with true if it kept every rule that could be
 * tried.
 */
export async function printExamination(
  examine: Examiner,
  options: DoctorOptions,
  print: (text: string) => void,
): Promise<boolean> {
  let printed = 0
  const { results, score } = await examine(options, (result) => {
    printed += 1
    print(linesOf(result))
  })
  // The rules after the printed ones have the same fault: no player could be logged in.
  const rest = results[printed]
  if (rest) print([rest.fault, ...rest.transcript.map((line) => `  ${line}`)].join('\n'))
  const left = results.filter(({ notTried }) => notTried !== undefined).length
  print(`\nScore: ${score} of ${results.length - left}${left > 0 ? `, ${left} not tried` : ''}.`)
  return score === results.length - left
}
