import { isCancel, multiselect, select, text, type CommonOptions } from '@clack/prompts'
import { accentMoves, hexOf } from './accent.ts'
import { currencies, kinds, languages } from './answers.ts'
import { checks, type Question } from './checks.ts'

export class Canceled extends Error {}

/** Requests missing values only. Returns texts like those of the flags. Throws `Canceled` on Ctrl-C. */
export async function ask(
  given: Readonly<Partial<Record<Question, string | undefined>>>,
  defaults: (known: Readonly<Partial<Record<Question, string>>>) => Readonly<Record<Question, string>>,
  streams: Pick<CommonOptions, 'input' | 'output'>,
): Promise<Record<Question, string>> {
  const known: Partial<Record<Question, string>> = {}
  const answered = <Value>(value: Value | symbol): Value => {
    if (isCancel(value)) throw new Canceled()
    return value as Value
  }
  const words = (question: Question, message: string) =>
    text({
      ...streams,
      message,
      placeholder: defaults(known)[question],
      defaultValue: defaults(known)[question],
      validate: (value) => checks[question](value || defaults(known)[question]),
    })
  const choose = (message: string, options: Readonly<Record<string, string>>, initialValue: string) =>
    select({
      ...streams,
      message,
      initialValue,
      options: Object.entries(options).map(([value, hint]) => ({ value, hint })),
    })
  const questions: Record<Question, () => Promise<string | symbol>> = {
    name: () => words('name', 'What is the brand called? Players read it, in any script.'),
    folder: () => words('folder', 'In which folder?'),
    accent: () => words('accent', 'Its accent colour? Everything else is derived from it.'),
    kind: () => choose('What kind of site?', kinds, defaults(known).kind),
    operator: () => words('operator', "The operator's origin? sandbox is one on this machine."),
    languages: async () => {
      const chosen = await multiselect({
        ...streams,
        message: 'Which languages can players choose from?',
        initialValues: [defaults(known).languages],
        options: Object.entries(languages).map(([value, { name }]) => ({ value, label: name })),
      })
      return isCancel(chosen) ? chosen : chosen.join(',')
    },
    currency: () => choose('In which currency are amounts written?', currencies, defaults(known).currency),
  }
  // Before the first question, so that the other defaults follow from all given values.
  for (const [question, value] of Object.entries(given))
    if (value !== undefined) known[question as Question] = value
  for (const question of Object.keys(questions) as Question[]) {
    if (known[question] !== undefined) continue
    known[question] = answered(await questions[question]())
    if (question === 'accent')
      for (const move of accentMoves(hexOf(known.accent ?? ''))) streams.output?.write(`   ${move}\n`)
  }
  return known as Record<Question, string>
}
