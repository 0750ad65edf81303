import { unknownLocation, type LocationInfo } from '../contract/index.ts'

const tries = 3
const pauseMs = 5000

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/**
 * Finds where the visitor is, in up to three tries five seconds apart; `unknownLocation` when all fail. `ask` is the
 * operator's `getLocation` or a service of the brand's choice.
 */
export async function findLocation(
  ask: () => Promise<LocationInfo>,
  pause: (ms: number) => Promise<void> = sleep,
): Promise<LocationInfo> {
  for (let attempt = 1; attempt <= tries; attempt++) {
    try {
      return await ask()
    } catch {
      if (attempt < tries) await pause(pauseMs)
    }
  }
  return unknownLocation
}
