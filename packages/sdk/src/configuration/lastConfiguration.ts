import type { FlagOverrides } from '../flags/flag.ts'
import { readFlags } from '../flags/readFlags.ts'
import { createSiteStorage, type WritableStorage } from '../storage/siteStorage.ts'

/** Used until the operator answers, and while it does not. */
export interface LastConfiguration {
  read(): FlagOverrides
  write(flags: FlagOverrides): void
}

/**
 * The last configuration of a domain. What another release of the site stored is forgotten, and the release's version is
 * stored (CONF-014, CONF-015): its flags may mean something else. Markets, home and tournaments are never stored.
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
