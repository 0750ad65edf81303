import { Badge, BottomBar as Bar, Icon, useMessage } from '@kit/ui'
import { Link, useRouter, useRouterState } from '@tanstack/react-router'
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
    <Bar.Root className={styles.place} aria-label={message('shell.bottomBar')}>
      {isEventPage(path) ? (
        <Bar.Item icon={<Icon name="back" />}>
          <button type="button" onClick={goBack}>
            {message('shell.back')}
          </button>
        </Bar.Item>
      ) : (
        <Bar.Item icon={<Icon name="home" />}>
          <Link to="/" activeOptions={{ exact: true }}>
            {message('shell.home')}
          </Link>
        </Bar.Item>
      )}
      {items.map((item) => (
        <Item key={item.id} item={item} />
      ))}
    </Bar.Root>
  )
}

function Item({ item: { labelId, icon, to, onPress, useBadge } }: { item: BottomBarItem }) {
  const label = useMessage()(labelId)
  return (
    <Bar.Item icon={icon} badge={useBadge && <Count read={useBadge} />}>
      {to === undefined ? (
        <button type="button" onClick={onPress}>
          {label}
        </button>
      ) : (
        <Link to={to} onClick={onPress}>
          {label}
        </Link>
      )}
    </Bar.Item>
  )
}

/** A count that renders alone: the bar stands still when it changes. */
function Count({ read }: { read: () => number }) {
  return <Badge count={read()} />
}
