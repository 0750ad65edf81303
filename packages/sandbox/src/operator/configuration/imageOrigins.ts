import { readFlags } from '@kit/sdk/flags/table'
import type { Database } from '../database/schema.ts'
import { configurationsByName, type ConfigurationRow } from './configurations.ts'

/** Every answer names the origins: the configurations are read again this often at most. */
const mostAgeMs = 5_000

function originsIn({ flags: written }: ConfigurationRow): string[] {
  const { flags } = readFlags(written)
  const { logo, logoSmallUrl, headerLogo } = flags['theme.logos'] ?? {}
  const pictures = [
    logo,
    logoSmallUrl,
    headerLogo,
    flags['theme.mobileBanner'],
    ...(flags['theme.slideShow'] ?? []),
  ]
  return pictures.flatMap((address) => {
    if (address === undefined || address === null || !URL.canParse(address)) return []
    const { protocol, origin } = new URL(address)
    return protocol === 'https:' ? [origin] : []
  })
}

/** The origins of the pictures in the configured domains' flags: pages may show pictures from there. */
export function createImageOrigins(
  database: Database,
  clock: () => number,
): () => Promise<readonly string[]> {
  let kept: { at: number; origins: readonly string[] } | undefined
  return async () => {
    const at = clock()
    if (kept && Math.abs(at - kept.at) < mostAgeMs) return kept.origins
    const rows = await configurationsByName(database).catch(() => undefined)
    // Without its database an operator still serves its site.
    const origins = rows ? [...new Set(rows.flatMap(originsIn))].toSorted() : (kept?.origins ?? [])
    kept = { at, origins }
    return origins
  }
}
