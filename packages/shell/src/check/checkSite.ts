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

/**
 * Returns the findings about assembling the site: order entries that match nothing, features that
 * collide, paths without a screen.
 */
function assembledFindings(site: SiteConfig): SiteFinding[] {
  const browser = pageBrowser('/', pageVariants[0]!)
  // Created here, so that it can be closed if a feature cannot be set up.
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
    // The router reports two equal paths before the table is checked.
    const [, twice] = /Duplicate routes found with id: (\S+)/.exec(message) ?? []
    const sentence = twice === undefined ? message : servedTwice(twice)
    const [name] = /\/[\w/$-]+/.exec(sentence) ?? []
    return [{ subject: 'routes', of: 'site', ...(name && { name }), sentence }]
  } finally {
    operator.close()
  }
}

/** Returns why a page could not start: values of the wrong type, or what `defineSite` rejects. */
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

/** The address of a site's operator, and how it is called. */
export interface OperatorFacts {
  /** Origin of the operator; empty if it is the site's own, or depends on the page's host name. */
  host: string
  /** True if adapters translate the contract. */
  isAdapted: boolean
  clientKey: string
  /** The site's public origin, if its file names one. */
  address: string | undefined
}

/**
 * Returns all findings about a site's configuration, and the facts needed for further checks; no
 * operator if a page could not start. `catalogue` has every message of the installed packages.
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

/**
 * Replaces `defineSite` while a configuration is checked: the check reports what `defineSite`
 * rejects, and more.
 */
export const givenSite = (site: SiteConfig): SiteConfig => site
