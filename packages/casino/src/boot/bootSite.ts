import type { Flags } from '@kit/sdk/flags'
import type { SiteServices } from '@kit/shell/feature'

const never = () => () => {}

/** Starts the site without a login, before React has hydrated the page. */
export const bootSite = (flags: Flags): SiteServices =>
  ({
    flags,
    storage: { getItem: (key: string) => localStorage.getItem(key) },
    operator: { session: { get: () => null, subscribe: never } },
  }) as unknown as SiteServices
