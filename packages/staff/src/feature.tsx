import type { Feature } from '@kit/shell/feature'
import { Icon } from '@kit/ui'
import type { ReactNode } from 'react'
import { messages } from './messages.ts'
import { isAdministrator, isStaff, StaffContext } from './staffContext.ts'

export type { StaffWord } from './allMessages.ts'

/**
 * The staff pages of a site: their players, requests for points to decide, and the operator's switches for the
 * administrator. Requires `auth.allowStaffLogin`; players and visitors do not see them.
 */
export function staff(): Feature {
  return {
    name: 'staff',
    messages,
    pageFacts: async () => (await import('./pageFacts.ts')).pageFacts,
    setup(site) {
      const { session } = site.operator
      // A visitor is asked to log in first; for a player the page does not exist.
      const isVisitor = () => session.get() === null
      const ofStaff = {
        audience: 'loggedIn',
        hasRail: false,
        exists: async () => isVisitor() || isStaff(session),
      } as const
      const isShown = () => isStaff(session)
      return {
        routes: [
          { path: '/staff', load: () => import('./players/PlayersPage.tsx'), ...ofStaff },
          {
            path: '/staff/players/$userId',
            load: () => import('./player/PlayerPage.tsx'),
            backTo: '/staff',
            ...ofStaff,
          },
          { path: '/staff/requests', load: () => import('./requests/RequestsPage.tsx'), ...ofStaff },
          { path: '/staff/complaints', load: () => import('./complaints/ComplaintsPage.tsx'), ...ofStaff },
          { path: '/staff/markets', load: () => import('./markets/MarketsPage.tsx'), ...ofStaff },
          {
            path: '/staff/operator',
            load: () => import('./operator/OperatorPage.tsx'),
            ...ofStaff,
            exists: async () => isVisitor() || isAdministrator(session),
          },
        ],
        accountMenu: [
          {
            id: 'staffPlayers',
            order: 10,
            labelId: 'staff.players',
            icon: <Icon name="account" />,
            to: '/staff',
            useIsShown: isShown,
          },
          {
            id: 'staffRequests',
            order: 11,
            labelId: 'staff.requests',
            icon: <Icon name="wallet" />,
            to: '/staff/requests',
            useIsShown: isShown,
          },
          {
            id: 'staffComplaints',
            order: 12,
            labelId: 'staff.complaints',
            icon: <Icon name="info" />,
            to: '/staff/complaints',
            useIsShown: isShown,
          },
          {
            id: 'staffOperator',
            order: 13,
            labelId: 'staff.operator',
            icon: <Icon name="shorten" />,
            to: '/staff/operator',
            useIsShown: () => isAdministrator(session),
          },
        ],
        start() {
          let stop: Promise<() => void> | undefined
          const end = () => void stop?.then((run) => run()).catch(() => {})
          const follow = () => {
            if (isStaff(session))
              stop ??= import('./idle/watchIdle.ts').then(({ watchIdle }) => watchIdle(site))
            else {
              end()
              stop = undefined
            }
          }
          const unfollow = session.subscribe(follow)
          follow()
          return () => {
            unfollow()
            end()
          }
        },
        provider: ({ children }: { children: ReactNode }) => (
          <StaffContext value={site}>{children}</StaffContext>
        ),
      }
    },
  }
}
