import type { FlagOverrides } from '../flags/flag.ts'
import { readFlags } from '../flags/readFlags.ts'
import { createSiteStorage, type WritableStorage } from '../storage/siteStorage.ts'

/** Configuration used until the operator answers, and while it does not. */
export interface LastConfiguration {
  read(): FlagOverrides
  write(flags: FlagOverrides): void
}

/**
 * Forgets what another release of the site stored, whose flags may mean something else, and stores the
 * release's version (CONF-014, CONF-015). Markets, home and tournaments are never stored.
 */
export function lastConfiguration(
  places: { browser: WritableStorage; tab: WritableStorage },
  version: string,
): LastConfiguration {
  const storage = createSiteStorage(places)
  if (storage.read('appVersion') !== version) {
    storage.remove('configuration')
    storage.write('appVersion', version)
  }
  return {
    read() {
      const stored = storage.read('configuration')
      return stored?.version === version ? readFlags(stored.flags).flags : {}
    },
    write: (flags) => storage.write('configuration', { version, flags }),
  }
}
