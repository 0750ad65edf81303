import '../contract/jitless.ts'
import * as z from 'zod/mini'
import { findLocation } from '../client/findLocation.ts'
import { unknownLocation } from '../contract/unknownLocation.ts'
import { getLocation, locationInfo, type LocationInfo } from '../contract/visit.ts'
import type { OperatorClient } from '../operator.ts'
import { readStored } from '../storage/readStored.ts'
import type { WritableStorage } from '../storage/siteStorage.ts'

const key = 'kit.location'

/** Time that a found location is used, in ms: a day. */
export const locationKeptMs = 24 * 3_600_000

const keptLocation = z.object({ foundAt: z.number(), location: locationInfo })

export interface LocationPorts {
  /** The brand's own service; none asks the operator, false nobody. */
  findLocation?: (() => Promise<LocationInfo>) | false | undefined
  client: Pick<OperatorClient, 'call'>
  /** Survives the page; without it every page asks. */
  storage?: WritableStorage | undefined
  /** Ms since the epoch. */
  now(): number
  pause?: (ms: number) => Promise<void>
}

/**
 * Returns the visitor's location, looked up once a day and kept across reloads (CALL-051). Every
 * part is 'unknown' if the brand does not want it, or if all tries fail (CALL-052); that is not
 * kept.
 */
export async function locate(ports: LocationPorts): Promise<LocationInfo> {
  const { findLocation: asked, client, storage, now, pause } = ports
  if (asked === false) {
    attempt(() => storage?.removeItem(key))
    return unknownLocation
  }
  const kept = storage && readStored(storage, key, keptLocation)
  const ageMs = kept ? now() - kept.foundAt : locationKeptMs
  if (kept && ageMs >= 0 && ageMs < locationKeptMs) return kept.location
  const location = await findLocation(asked ?? (() => client.call(getLocation, {})), pause)
  if (location !== unknownLocation)
    attempt(() => storage?.setItem(key, JSON.stringify({ foundAt: now(), location })))
  return location
}

function attempt(act: () => void): void {
  try {
    act()
  } catch {
    // Full or blocked: the next page asks again.
  }
}
