import type { FlagOverrides } from '@kit/sdk/flags/table'
import type { Database } from '../database/schema.ts'
import { configurationsByName, flagsIn, type ConfigurationRow } from './configurations.ts'

/** Every answer contains the origins, so the configurations are cached this long, in ms. */
const mostAgeMs = 5_000

/** Other origins from which the pages of a domain may show pictures and frames. */
export interface OutsideOrigins {
  images: readonly string[]
  frames: readonly string[]
}

/**
 * A plain host, with or without a port. An address may contain other characters, e.g. a semicolon, which ends
 * a directive.
 */
const plainHost = /^(?:[a-z\d-]+(?:\.[a-z\d-]+)*|\[[\da-f:]+\])(?::\d+)?$/

export const originsOf = (addresses: readonly (string | null | undefined)[]): string[] => {
  const origins = addresses.flatMap((address) => {
    if (address === undefined || address === null || !URL.canParse(address)) return []
    const { protocol, origin, host } = new URL(address)
    return protocol === 'https:' && plainHost.test(host) ? [origin] : []
  })
  return [...new Set(origins)].toSorted()
}

/** Returns only the origins that a domain's flags use: those of its pictures, and of its help videos. */
function outsideOriginsOf(flags: FlagOverrides): OutsideOrigins {
  const { logo, logoSmallUrl, headerLogo } = flags['theme.logos'] ?? {}
  return {
    images: originsOf([
      logo,
      logoSmallUrl,
      headerLogo,
      flags['theme.mobileBanner'],
      ...(flags['theme.slideShow'] ?? []),
    ]),
    frames: originsOf(Object.values(flags['help.videos'] ?? {})),
  }
}

/** Returns the origins that the configuration of the host's domain uses, for its pages' policy. */
export function createOutsideOrigins(
  database: Database,
  clock: () => number,
): (host: string) => Promise<OutsideOrigins> {
  let kept: { at: number; rows: readonly ConfigurationRow[]; byHost: Map<string, OutsideOrigins> } | undefined
  return async (host) => {
    const at = clock()
    if (!kept || Math.abs(at - kept.at) >= mostAgeMs) {
      // An operator without its database still serves its site.
      const rows = await configurationsByName(database).catch(() => kept?.rows ?? [])
      kept = { at, rows, byHost: new Map() }
    }
    const domainName = host.toLowerCase().replace(/\.?(?::\d+)?$/, '')
    const known = kept.rows.some((row) => row.domainName === domainName) ? domainName : ''
    const origins = kept.byHost.get(known) ?? outsideOriginsOf(flagsIn(kept.rows, known))
    kept.byHost.set(known, origins)
    return origins
  }
}
