import { createOperator } from '@kit/sdk'
import { assembleSite } from '../assembleSite.ts'
import { hostsOf } from '../operatorHosts.ts'
import { pageBrowser } from '../prerender/pageBrowser.ts'
import { pageVariants } from '../prerender/pageVariant.ts'
import { checkRoutes, servedTwice } from '../routing/checkRoutes.ts'
import { defineSite, type SiteConfig } from '../site.ts'
import { configurationFindings, unknownFields } from './configurationFindings.ts'
import { orderFindings } from './partFindings.ts'
import type { SiteFinding } from './siteFinding.ts'
import { valueFindings } from './valueFindings.ts'
import { wordFindings } from './wordFindings.ts'

/** A site whose features say which of them cannot be set up. */
const withNamedFaults = (site: SiteConfig): SiteConfig => ({
  ...site,
  features: site.features.map((feature) => ({
    ...feature,
    setup(services) {
      try {
        return feature.setup(services)
      } catch (cause) {
        throw new Error(`The feature "${feature.name}" cannot be set up: ${messageOf(cause)}`, { cause })
      }
    },
  })),
})

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** What is wrong with the site that the features make: an order of nothing; features that collide, a path without a screen. */
function assembledFindings(site: SiteConfig): SiteFinding[] {
  const browser = pageBrowser('/', pageVariants[0]!)
  // Its own: where a feature cannot be set up, nobody else could close it.
  const operator = createOperator({
    hosts: hostsOf(site, browser),
    clientKey: site.operator.clientKey,
    domain: { name: browser.hostname, type: 'b2c' },
  })
  try {
    const assembled = assembleSite(withNamedFaults(site), browser, operator)
    checkRoutes(assembled.routes)
    return orderFindings(assembled)
  } catch (error) {
    const { cause } = error as { cause?: unknown }
    const message = messageOf(error)
    if (cause !== undefined)
      return [{ subject: 'configuration', of: 'site', sentence: message, thrown: cause }]
    // The router finds two equal paths before the table is checked.
    const [, twice] = /Duplicate routes found with id: (\S+)/.exec(message) ?? []
    const sentence = twice === undefined ? message : servedTwice(twice)
    const [name] = /\/[\w/$-]+/.exec(sentence) ?? []
    return [{ subject: 'routes', of: 'site', ...(name && { name }), sentence }]
  } finally {
    operator.close()
  }
}

/** Why a page could not begin: values of the wrong kind, or what `defineSite` refuses. */
function refusals(site: SiteConfig): SiteFinding[] {
  const misfits = valueFindings(site)
  if (misfits.length > 0) return misfits
  try {
    defineSite(site)
    return []
  } catch (error) {
    const name =
      site.address !== undefined && messageOf(error).includes(site.address) ? 'address' : 'features'
    return [{ subject: 'configuration', of: 'site', name, sentence: messageOf(error) }]
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
 * Everything that is wrong with a site's configuration, and what else has to be known of it to check the rest: not its
 * operator, where no page could begin. `catalogue` is every text of the installed packages.
 */
export async function checkSite(
  site: SiteConfig,
  catalogue: Readonly<Record<string, string>>,
): Promise<{ findings: SiteFinding[]; operator?: OperatorFacts }> {
  const refused = refusals(site)
  if (refused.length > 0) return { findings: [...unknownFields(site), ...refused] }
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

/** What a configuration that is checked, and not run, calls `defineSite`: the check says what that refuses, and more. */
export const givenSite = (site: SiteConfig): SiteConfig => site
