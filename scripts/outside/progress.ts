/** Formats seconds with one decimal: `12.3 s`. */
const secondsSince = (begun: number) => `${((performance.now() - begun) / 1000).toFixed(1)} s`

/** The message has a sentence about the failure, and one with the next step. */
export class StepFailed extends Error {
  readonly next: string
  constructor(sentence: string, next: string, options?: ErrorOptions) {
    super(sentence, options)
    this.next = next
  }
}

export interface Progress {
  /** Stores the time of the step in `times`. */
  step<Result>(name: string, work: () => Promise<Result> | Result): Promise<Result>
  say(line: string): void
  /** Times by step, in s. */
  times: Map<string, string>
}

export function createProgress(print: (line: string) => void = console.log): Progress {
  const times = new Map<string, string>()
  return {
    times,
    say: (line) => print(`  ${line}`),
    async step(name, work) {
      print(`${name} …`)
      const begun = performance.now()
      try {
        const result = await work()
        times.set(name, secondsSince(begun))
        print(`✓ ${name}: ${times.get(name)}`)
        return result
      } catch (error) {
        print(`✗ ${name}: failed after ${secondsSince(begun)}`)
        throw error
      }
    },
  }
}

/** Prints an error as sentences with the next step, never as a stack. */
export async function runCommand(main: () => Promise<void>): Promise<void> {
  try {
    await main()
  } catch (error) {
    console.error(`\n${error instanceof Error ? error.message : String(error)}`)
    if (error instanceof StepFailed) console.error(`Next: ${error.next}`)
    process.exitCode = 1
  }
}
