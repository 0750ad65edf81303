import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import type { KnownNames } from './marketNames.ts'
import { isRacing } from './sports.ts'

const shortText = z.string().check(z.maxLength(120))

const catalogue = z.object({
  marketName: z.optional(shortText),
  eventType: z.optional(z.object({ id: z.string() })),
  competition: z.optional(z.object({ id: z.string(), name: shortText })),
  event: z.optional(z.object({ name: z.optional(shortText), venue: z.optional(shortText) })),
  runners: z._default(z.array(z.object({ selectionId: z.int(), runnerName: shortText })), []),
})

/** "OR 280m" of Sheffield is "Sheffield 280m": the catalogue's own event name carries the date of the recording. */
function raceName(venue: string, marketName: string | undefined): string {
  const distance = /\b\d+m(\d+f)?\b/.exec(marketName ?? '')?.[0]
  return distance ? `${venue} ${distance}` : venue
}

/**
 * Reads the market catalogue `<folder>/<market id>.json` that may lie beside a recording. Undefined when there is none
 * or it cannot be read: names are a comfort, a recording plays without them.
 */
export function readCatalogue(folder: string, marketId: string): KnownNames | undefined {
  const path = join(folder, `${marketId}.json`)
  if (!/^[\w.]+$/.test(marketId) || !existsSync(path)) return undefined
  try {
    const { marketName, eventType, competition, event, runners } = catalogue.parse(
      JSON.parse(readFileSync(path, 'utf8')),
    )
    const named = Object.fromEntries(runners.map((runner) => [String(runner.selectionId), runner.runnerName]))
    const racing = isRacing(eventType?.id ?? '')
    return {
      runners: named,
      ...(racing && event?.venue && { eventName: raceName(event.venue, marketName) }),
      ...(!racing && event?.name && { eventName: event.name }),
      ...(!racing && marketName && { marketName }),
      ...(competition && { competition: { ...competition, region: '' } }),
    }
  } catch {
    return undefined
  }
}
