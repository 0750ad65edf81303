import type { Flags } from '@kit/sdk/flags'
import type { SiteServices } from '@kit/shell/feature'

const never = () => () => {}

/** What a list of games asks of its site, for a page that React has not taken over: nobody is logged in. */
export const bootSite = (flags: Flags): SiteServices =>
  ({
    flags,
    storage: { getItem: (key: string) => localStorage.getItem(key) },
    operator: { session: { get: () => null, subscribe: never } },
  }) as unknown as SiteServices
