import type { Flags } from '@kit/sdk/flags'
import type { SiteServices } from '@kit/shell/feature'

const never = () => () => {}

/** Returns the services a game list needs on a page before React has hydrated it: without a login. */
export const bootSite = (flags: Flags): SiteServices =>
  ({
    flags,
    storage: { getItem: (key: string) => localStorage.getItem(key) },
    operator: { session: { get: () => null, subscribe: never } },
  }) as unknown as SiteServices
