import { basename } from 'node:path'
import type { MarketChange } from '../stream/marketChange.ts'
import { readLines } from './readLines.ts'
import { readStreamMessage } from './streamMessage.ts'

/** Changes at one moment of the recording. `at` is in ms since 1970. */
export interface Step {
  at: number
  changes: MarketChange[]
}

/**
 * Keeps the image of the highest version if a message has several images of a market, which was then moved.
 */
function newestImages(changes: MarketChange[]): MarketChange[] {
  const newest = new Map<string, MarketChange>()
  const versionOf = ({ definition }: MarketChange) => definition?.version ?? 0
  for (const change of changes) {
    if (!change.isImage || !change.definition) continue
    const before = newest.get(change.marketId)
    if (!before || versionOf(change) >= versionOf(before)) newest.set(change.marketId, change)
  }
  return changes.filter(
    (change) => !change.isImage || !change.definition || newest.get(change.marketId) === change,
  )
}

/** Collects messages into steps. A segmented message waits for its last segment, and time never goes back. */
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
      steps.push({ at: Math.max(message.at, steps.at(-1)?.at ?? 0), changes: newestImages(waiting) })
      waiting = []
    },
  }
}

/** Number of broken lines of a file that are named individually. */
const mostNamed = 4

/**
 * Reads a recorded stream with one JSON message per line. Leaves out an unreadable line and reports it as
 * `<file>:<line>: <reason>`. Never throws.
 */
export async function readRecording(path: string, report: (line: string) => void): Promise<Step[]> {
  const { steps, add } = stepCollector()
  const file = basename(path)
  let number = 0
  let broken = 0
  const leaveOut = (error: unknown) => {
    broken += 1
    if (broken <= mostNamed) report(`${file}:${number}: ${messageOf(error)}; the line is left out`)
  }
  try {
    for await (const line of readLines(path)) {
      number += 1
      if (line.trim() === '') continue
      try {
        addLine(line, add)
      } catch (error) {
        leaveOut(error)
      }
    }
  } catch (error) {
    report(`${file}:${Math.max(number, 1)}: ${messageOf(error)}; the recording is played up to here`)
  }
  if (broken > mostNamed) report(`${file}: ${broken - mostNamed} more lines are left out`)
  return steps
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** Strings, and the numbers that Python and R write but JSON does not allow. */
const textOrNoNumber = /"(?:\\.|[^"\\])*"|-?\b(?:NaN|Infinity)\b/g

/** Adds the message of a line. A value that is null or not a number counts as absent. */
function addLine(line: string, add: (json: unknown) => void): void {
  try {
    add(parseLine(line))
  } catch (error) {
    const plain = line.replace(textOrNoNumber, (found) => (found.startsWith('"') ? found : 'null'))
    if (!plain.includes('null')) throw error
    const json: unknown = parseLine(plain)
    add(withoutNulls(json))
  }
}

/** Removes null values, and prices that contain one. */
function withoutNulls(json: unknown): unknown {
  if (Array.isArray(json)) {
    const isPrice = json.every((one) => one === null || typeof one === 'number')
    if (isPrice) return json.includes(null) ? null : json
    return json.map(withoutNulls).filter((one) => one !== null)
  }
  if (typeof json !== 'object' || json === null) return json
  const entries = Object.entries(json).map(([key, value]) => [key, withoutNulls(value)] as const)
  return Object.fromEntries(entries.filter(([, value]) => value !== null))
}

function parseLine(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    throw new Error('the line is not complete JSON')
  }
}
