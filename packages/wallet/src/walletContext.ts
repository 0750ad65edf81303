import type { SiteServices } from '@kit/shell/feature'
import { createContext, use } from 'react'

export const WalletContext = createContext<SiteServices | null>(null)

/** Throws if the site does not list the wallet. */
export function useWalletSite(): SiteServices {
  const site = use(WalletContext)
  if (!site)
    throw new Error(
      'This component needs the feature wallet(): add wallet() to the features in site.config.ts.',
    )
  return site
}
