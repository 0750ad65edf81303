import type { SiteServices } from '../feature.ts'
import { useSite } from '../siteContext.ts'

/**
 * The services of the site around a component, for parts that a site draws itself: intents (`request('login', {})`), toasts,
 * paths. Throws outside a site.
 */
export const useSiteServices = (): SiteServices => useSite().services
