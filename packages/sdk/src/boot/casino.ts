import '../contract/jitless.ts'
import * as z from 'zod/mini'
import { fittingRows } from '../codec/fittingRows.ts'
import { casinoGame, type CasinoGame } from '../contract/casinoGame.ts'

// The parts of the contract that a casino page reads before its entry script runs.

export type { CasinoGame } from '../contract/casinoGame.ts'

const casinoGames = z.array(casinoGame)

/** A list of casino games as the operator sends it, without those that do not fit. Throws where it is no list. */
export const readCasinoGames = (wire: unknown): CasinoGame[] => fittingRows(casinoGames, wire).read

const said = z.object({ flags: z.optional(z.record(z.string(), z.unknown())) })
const saidOfDomain = z.object({
  globalAppConfiguration: z._default(said, {}),
  appConfigruation: z._default(said, {}),
})

/** The flags by name that a configuration as the operator sends it decides, its own over those of all domains. */
export function readConfiguredFlags(wire: unknown): Readonly<Record<string, unknown>> {
  const { globalAppConfiguration, appConfigruation } = z.decode(saidOfDomain, wire as object)
  return { ...globalAppConfiguration.flags, ...appConfigruation.flags }
}
