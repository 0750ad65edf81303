import { basename } from 'node:path'
import type { MarketChange } from '../stream/marketChange.ts'
import { readLines } from './readLines.ts'
import { readStreamMessage } from './streamMessage.ts'

/** Changes at one moment of the recording, ms since 1970. */
export interface Step {
  at: number
  changes: MarketChange[]
}

/** Collects messages into steps: a segmented message waits for its last part, and time never goes back. */
export function stepCollector() {
  const steps: Step[] = []
  let waiting: MarketChange[] = []
  return {
    steps,
    add(json: unknown) {
      const message = readStreamMessage(json)
      if (!message) return
      waiting.push(...message.changes)
      if (message.isPartial) return
      steps.push({ at: Math.max(message.at, steps.at(-1)?.at ?? 0), changes: waiting })
      waiting = []
    },
  }
}

/**
 * Reads a recorded stream, one JSON message per line. An unreadable line ends the recording: it is reported as
 * `<file>:<line>: <what>`, and what came before is played. Never throws.
 */
export async function readRecording(path: string, report: (line: string) => void): Promise<Step[]> {
  const { steps, add } = stepCollector()
  let number = 0
  try {
    for await (const line of readLines(path)) {
      number += 1
      if (line.trim() !== '') add(parseLine(line))
    }
  } catch (error) {
    report(
      `${basename(path)}:${Math.max(number, 1)}: ${error instanceof Error ? error.message : String(error)}`,
    )
  }
  return steps
}

function parseLine(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    throw new Error('the line is not whole JSON; the recording is played up to here')
  }
}
