import { assembleSite } from '../assembleSite.ts'
import { hostsOf } from '../operatorHosts.ts'
import { pageBrowser } from '../prerender/pageBrowser.ts'
import { pageVariants } from '../prerender/pageVariant.ts'
import { checkRoutes, servedTwice } from '../routing/checkRoutes.ts'
import type { SiteConfig } from '../site.ts'
import { configurationFindings } from './configurationFindings.ts'
import { orderFindings } from './partFindings.ts'
import type { SiteFinding } from './siteFinding.ts'
import { wordFindings } from './wordFindings.ts'

/** What is wrong with the site that the features make: an order of nothing; features that collide, a path without a screen. */
function assembledFindings(site: SiteConfig): SiteFinding[] {
  try {
    const assembled = assembleSite(site, pageBrowser('/', pageVariants[0]!))
    assembled.services.operator.close()
    checkRoutes(assembled.routes)
    return orderFindings(assembled)
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    // The router finds two equal paths before the table is checked.
    const [, twice] = /Duplicate routes found with id: (\S+)/.exec(message) ?? []
    const sentence = twice === undefined ? message : servedTwice(twice)
    const [name] = /\/[\w/$-]+/.exec(sentence) ?? []
    return [{ subject: 'routes', of: 'site', ...(name && { name }), sentence }]
  }
}

/** Where the operator of a site is, and who asks it. */
export interface OperatorFacts {
  /** Its origin; empty where it is on the site's own, or where the page's host name decides. */
  host: string
  /** Whether it speaks otherwise than the contract. */
  isAdapted: boolean
  clientKey: string
  /** The site's public origin, where its file names one. */
  address: string | undefined
}

/**
 * Everything that is wrong with a site's configuration, and what else has to be known of it to check the rest. `catalogue`
 * is every text of the installed packages.
 */
export async function checkSite(
  site: SiteConfig,
  catalogue: Readonly<Record<string, string>>,
): Promise<{ findings: SiteFinding[]; operator: OperatorFacts }> {
  const { hosts, clientKey, adapters } = site.operator
  const { domain } = hostsOf(site, { hostname: '', origin: '' })
  return {
    findings: [
      ...configurationFindings(site),
      ...(await wordFindings(site, catalogue)),
      ...assembledFindings(site),
    ],
    operator: {
      host: typeof hosts === 'function' ? '' : domain,
      isAdapted: adapters !== undefined,
      clientKey,
      address: site.address,
    },
  }
}
