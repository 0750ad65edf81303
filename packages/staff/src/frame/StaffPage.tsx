'use client'
import { MoreMessages, PageHeader, SiteLink, useMessage, VisuallyHidden, type MessageId } from '@kit/ui'
import { useEffect, type ReactNode } from 'react'
import { screenMessages } from '../screenMessages.ts'
import { isAdministrator, isStaff, useStaffSite } from '../staffContext.ts'
import * as styles from '../staff.css.ts'
import { useStaffNews } from './useStaffNews.ts'

const pages = [
  { path: '/staff', labelId: 'staff.players' },
  { path: '/staff/requests', labelId: 'staff.requests' },
  { path: '/staff/complaints', labelId: 'staff.complaints' },
  { path: '/staff/markets', labelId: 'staff.markets' },
  { path: '/staff/operator', labelId: 'staff.operator' },
] as const satisfies { path: string; labelId: MessageId }[]

type StaffPath = (typeof pages)[number]['path']

export interface StaffPageProps {
  /** The current page, or the page above it. */
  path: StaffPath
  children: ReactNode
}

export function StaffPage(props: StaffPageProps) {
  return (
    <MoreMessages messages={screenMessages}>
      <Frame {...props} />
    </MoreMessages>
  )
}

/** Redirects other users who log in on a staff page to the home page. */
function useMayStay(path: StaffPath): boolean {
  const { operator, navigate } = useStaffSite()
  const mayStay = path === '/staff/operator' ? isAdministrator(operator.session) : isStaff(operator.session)
  useEffect(() => {
    if (!mayStay && operator.session.get()) navigate('/')
  }, [mayStay, operator, navigate])
  return mayStay
}

function Frame({ path, children }: StaffPageProps) {
  return useMayStay(path) && <StaffFrame path={path}>{children}</StaffFrame>
}

function StaffFrame({ path, children }: StaffPageProps) {
  const message = useMessage()
  const { session } = useStaffSite().operator
  const news = useStaffNews()
  const shown = pages.filter((page) => page.path !== '/staff/operator' || isAdministrator(session))
  return (
    <div className={styles.page}>
      <nav className={styles.ways} aria-label={message('staff.pages')}>
        {shown.map((page) => (
          <SiteLink
            key={page.path}
            to={page.path}
            className={styles.way}
            aria-current={page.path === path ? 'page' : undefined}
          >
            {message(page.labelId)}
          </SiteLink>
        ))}
      </nav>
      <VisuallyHidden>
        <span role="status">{news}</span>
      </VisuallyHidden>
      {children}
    </div>
  )
}

export function StaffHeading({ title, facts }: { title: string; facts?: ReactNode }) {
  return <PageHeader title={title} {...(facts !== undefined && { facts })} />
}
