import type { Session } from '@kit/sdk'
import type { SiteServices } from '@kit/shell/feature'
import { createContext, use } from 'react'

export const StaffContext = createContext<SiteServices | null>(null)

/** Returns the site around the staff pages. Throws if the site does not list the feature. */
export function useStaffSite(): SiteServices {
  const site = use(StaffContext)
  if (!site)
    throw new Error(
      'This component needs the feature staff(): add staff() to the features in site.config.ts.',
    )
  return site
}

/** Returns true if a staff member is logged in (ROLE-028). */
export const isStaff = (session: Pick<Session, 'get'>): boolean =>
  (session.get()?.userType ?? 'user') !== 'user'

/** Returns true if the administrator is logged in (ROLE-014). */
export const isAdministrator = (session: Pick<Session, 'get'>): boolean =>
  session.get()?.userType === 'administrator'
