import { Icon, useMessage } from '@kit/ui'
import { Link, useRouter, useRouterState } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { BottomBarItem } from '../feature.ts'
import { isEventPage } from '../routing/isEventPage.ts'
import { useSite } from '../siteContext.ts'
import * as styles from './bottomBar.css.ts'

/** The bar at the foot of a phone: Home, or Back on an event page, then what the features add. */
export function BottomBar() {
  const { contributions, services } = useSite()
  const message = useMessage()
  const router = useRouter()
  const path = useRouterState({ select: (state) => state.location.pathname })
  const items = contributions.flatMap(({ bottomBar }) => bottomBar ?? [])
  const goBack = () => {
    if (router.history.canGoBack()) router.history.back()
    else services.navigate('/')
  }
  return (
    <nav className={styles.bar} aria-label={message('shell.bottomBar')}>
      {isEventPage(path) ? (
        <button type="button" className={styles.item} onClick={goBack}>
          <Face icon={<Icon name="back" />} label={message('shell.back')} />
        </button>
      ) : (
        <Link to="/" className={styles.item} activeOptions={{ exact: true }}>
          <Face icon={<Icon name="home" />} label={message('shell.home')} />
        </Link>
      )}
      {items.map((item) => (
        <Item key={item.id} item={item} />
      ))}
    </nav>
  )
}

function Item({ item: { labelId, icon, to, onPress, useBadge } }: { item: BottomBarItem }) {
  const message = useMessage()
  const face = <Face icon={icon} label={message(labelId)} badge={useBadge && <Badge read={useBadge} />} />
  if (to !== undefined) {
    return (
      <Link to={to} className={styles.item} onClick={onPress}>
        {face}
      </Link>
    )
  }
  return (
    <button type="button" className={styles.item} onClick={onPress}>
      {face}
    </button>
  )
}

/** A count that renders alone: the bar stands still when it changes. */
function Badge({ read }: { read: () => number }) {
  const count = read()
  return count > 0 && <span className={styles.count}>{count}</span>
}

function Face({ icon, label, badge }: { icon: ReactNode; label: string; badge?: ReactNode }) {
  return (
    <>
      <span className={styles.picture}>
        {icon}
        {badge}
      </span>
      {label}
    </>
  )
}
