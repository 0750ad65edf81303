import type { SiteServices } from '../feature.ts'
import { useSite } from '../siteContext.ts'

/**
 * Returns the services of the surrounding site, for parts that a site renders itself: intents
 * (`request('login', {})`), toasts, paths. Throws outside a site.
 */
export const useSiteServices = (): SiteServices => useSite().services
