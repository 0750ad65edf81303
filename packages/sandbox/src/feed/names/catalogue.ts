import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import type { KnownNames, RaceCard } from './marketNames.ts'
import { isRacing } from './sports.ts'

const shortText = z.string().check(z.maxLength(120))

/** A runner's race card in the catalogue's fields, which are empty or missing if unknown. */
const card = z.object({
  CLOTH_NUMBER: z.optional(z.nullable(shortText)),
  STALL_DRAW: z.optional(z.nullable(shortText)),
  AGE: z.optional(z.nullable(shortText)),
  JOCKEY_NAME: z.optional(z.nullable(shortText)),
  TRAINER_NAME: z.optional(z.nullable(shortText)),
})

const filledText = (text: string | null | undefined): string | undefined =>
  text === undefined || text === null || text.trim() === '' || text === '0' ? undefined : text.trim()

function cardOf(wire: z.output<typeof card>): RaceCard {
  const facts = {
    clothNumber: filledText(wire.CLOTH_NUMBER),
    stallDraw: filledText(wire.STALL_DRAW),
    age: filledText(wire.AGE),
    jockeyName: filledText(wire.JOCKEY_NAME),
    trainerName: filledText(wire.TRAINER_NAME),
  }
  return Object.fromEntries(Object.entries(facts).filter(([, text]) => text !== undefined))
}

const catalogue = z.object({
  marketName: z.optional(shortText),
  eventType: z.optional(z.object({ id: z.string() })),
  competition: z.optional(z.object({ id: z.string(), name: shortText })),
  event: z.optional(z.object({ name: z.optional(shortText), venue: z.optional(shortText) })),
  runners: z._default(
    z.array(z.object({ selectionId: z.int(), runnerName: shortText, metadata: z._default(card, {}) })),
    [],
  ),
})

/**
 * Returns a race's name: "OR 280m" at Sheffield becomes "Sheffield 280m", since the catalogue's event name
 * contains the recording's date.
 */
function raceName(venue: string, marketName: string | undefined): string {
  const distance = /\b\d+m(\d+f)?\b/.exec(marketName ?? '')?.[0]
  return distance ? `${venue} ${distance}` : venue
}

/**
 * Reads the catalogue `<folder>/<market id>.json` of a recording. Returns undefined if it is missing or
 * unreadable, because a recording can be played without names.
 */
export function readCatalogue(folder: string, marketId: string): KnownNames | undefined {
  const path = join(folder, `${marketId}.json`)
  if (!/^[\w.]+$/.test(marketId) || !existsSync(path)) return undefined
  try {
    const { marketName, eventType, competition, event, runners } = catalogue.parse(
      JSON.parse(readFileSync(path, 'utf8')),
    )
    const named = Object.fromEntries(runners.map((runner) => [String(runner.selectionId), runner.runnerName]))
    const cards = Object.fromEntries(
      runners.map(({ selectionId, metadata }) => [String(selectionId), cardOf(metadata)]),
    )
    const racing = isRacing(eventType?.id ?? '')
    return {
      runners: named,
      ...(racing && { cards }),
      ...(racing && event?.venue && { eventName: raceName(event.venue, marketName) }),
      ...(!racing && event?.name && { eventName: event.name }),
      ...(!racing && marketName && { marketName }),
      ...(competition && { competition: { ...competition, region: '' } }),
    }
  } catch {
    return undefined
  }
}
