import { basename, join } from 'node:path'
import { readCatalogue } from '../names/catalogue.ts'
import { knownEvents } from '../names/knownEvents.ts'
import { eventName, type KnownNames } from '../names/marketNames.ts'
import type { MarketDefinition } from '../stream/marketChange.ts'
import { planProgramme, type RecordedProgramme } from './recordedProgramme.ts'
import type { ProgrammeSource } from '../replay/programme.ts'
import { playable } from './recordedRun.ts'
import { archivesOf, recordingsOf } from './recordingsOf.ts'
import { readRecording, type Step } from './readRecording.ts'

export interface RecordedSource extends ProgrammeSource {
  eventId: string
  recorded: RecordedProgramme
}

interface RecordedEvent {
  definitions: Map<string, MarketDefinition>
  steps: Step[]
}

/** Returns the event of each market. A moved one belongs to the event of its highest version. */
function eventsOf(steps: Step[]): Map<string, string> {
  const newest = new Map<string, MarketDefinition>()
  for (const { changes } of steps)
    for (const { marketId, definition } of changes)
      if (definition && definition.version >= (newest.get(marketId)?.version ?? 0))
        newest.set(marketId, definition)
  return new Map([...newest].map(([marketId, { eventId }]) => [marketId, eventId]))
}

/** Groups a file's changes by event. Changes of a market without a definition belong to no event. */
function sortByEvent(steps: Step[], events: Map<string, RecordedEvent>) {
  const eventOf = eventsOf(steps)
  for (const step of steps) {
    const parts = new Map<string, Step>()
    for (const change of step.changes) {
      const eventId = eventOf.get(change.marketId)
      if (eventId === undefined) continue
      const part = parts.get(eventId) ?? { at: step.at, changes: [] }
      part.changes.push(change)
      parts.set(eventId, part)
      const event = events.get(eventId) ?? { definitions: new Map(), steps: [] }
      if (change.definition) event.definitions.set(change.marketId, change.definition)
      events.set(eventId, event)
    }
    for (const [eventId, part] of parts) events.get(eventId)?.steps.push(part)
  }
  // A market without messages stays open until the file ends.
  const endMs = steps.at(-1)?.at ?? 0
  for (const eventId of new Set(eventOf.values())) {
    const ofEvent = events.get(eventId)?.steps
    if (ofEvent && (ofEvent.at(-1)?.at ?? 0) < endMs) ofEvent.push({ at: endMs, changes: [] })
  }
}

function reportMarkets(marketIds: string[], what: string, report: (line: string) => void) {
  if (marketIds.length === 0) return
  const more = marketIds.length > 4 ? ` and ${marketIds.length - 4} more` : ''
  report(`${marketIds.slice(0, 4).join(', ')}${more}: ${what}`)
}

/** Returns the reason why a market cannot be played, or undefined if it pays by odds and winners. */
function reasonToLeaveOut({ bettingType, numberOfWinners }: MarketDefinition): string | undefined {
  if (bettingType === 'LINE') return 'line market: its prices are runs and not odds'
  if (bettingType.startsWith('ASIAN_HANDICAP')) return 'Asian handicap market: it pays by the score'
  if (bettingType !== 'ODDS') return `market of the betting type ${bettingType}`
  return numberOfWinners < 1 ? 'a handicap market has no winners to name' : undefined
}

/** Leaves out markets that do not pay by odds and winners, and reports them by their reason. */
function onlyWinnerMarkets(steps: Step[], report: (line: string) => void): Step[] {
  const leftOut = new Map<string, string>()
  for (const { changes } of steps)
    for (const { marketId, definition } of changes) {
      const reason = definition && reasonToLeaveOut(definition)
      if (reason !== undefined) leftOut.set(marketId, reason)
    }
  if (leftOut.size === 0) return steps
  for (const reason of new Set(leftOut.values()))
    reportMarkets(
      [...leftOut].filter(([, own]) => own === reason).map(([marketId]) => marketId),
      `${reason}; it is left out`,
      report,
    )
  return steps.map((step) => ({
    ...step,
    changes: step.changes.filter(({ marketId }) => !leftOut.has(marketId)),
  }))
}

function namesOf(folder: string, eventId: string, marketIds: Iterable<string>): Record<string, KnownNames> {
  const names: Record<string, KnownNames> = {}
  let shared: KnownNames = {}
  for (const marketId of marketIds) {
    const known = { ...readCatalogue(folder, marketId), ...knownEvents[eventId] }
    if (shared.eventName === undefined && known.eventName) shared = { eventName: known.eventName }
    names[marketId] = { ...known, ...shared }
  }
  return names
}

/**
 * Reads the recordings of a folder, or some of its files. Markets of one event become one programme across
 * files. A damaged file is reported, and the others are played.
 */
export async function recordedEvents(
  folder: string,
  report: (line: string) => void,
  files = recordingsOf(folder),
): Promise<RecordedSource[]> {
  const events = new Map<string, RecordedEvent>()
  for (const archive of archivesOf(folder)) report(`${archive}: it is left out until its files are unpacked`)
  for (const file of files) {
    const steps = await readRecording(join(folder, file), report)
    if (steps.every((step) => step.changes.every((change) => change.definition === undefined)))
      report(`${basename(file)}: no market is defined in it; it is left out`)
    sortByEvent(onlyWinnerMarkets(steps, report), events)
  }
  const sources: RecordedSource[] = []
  const unsettled: string[] = []
  for (const [eventId, { steps, definitions }] of events) {
    const names = namesOf(join(folder, '..', 'catalogues'), eventId, definitions.keys())
    const programme = planProgramme(
      steps.sort((a, b) => a.at - b.at),
      names,
    )
    if (!programme) continue
    const [first] = definitions
    const title = first ? eventName(first[1], names[first[0]] ?? {}) : eventId
    for (const [marketId, definition] of definitions)
      if (definition.status !== 'closed') unsettled.push(marketId)
    sources.push({
      key: `event:${eventId}`,
      title,
      eventId,
      recorded: programme,
      programme: () => playable(programme),
    })
  }
  reportMarkets(unsettled, 'the recording ends before the market is settled; its bets will be void', report)
  return sources
}
