import { Badge, SideNav, useMessage } from '@kit/ui'
import { Link } from '@tanstack/react-router'
import type { NavigationItem, NavigationSectionProps } from '../feature.ts'
import { useIsLoggedIn, useSite } from '../siteContext.ts'
import { byOrder } from './byOrder.ts'
import { Shown } from './Shown.tsx'

/**
 * The links of a section that the shell renders. A visitor who presses one for logged-in users logs
 * in first (SHELL-060).
 */
export function NavigationItems({
  items,
  onGo,
}: Pick<NavigationSectionProps, 'onGo'> & { items: readonly NavigationItem[] }) {
  return byOrder(items).map((item) => (
    <Shown key={item.id} when={item.useIsShown}>
      <Item item={item} onGo={onGo} />
    </Shown>
  ))
}

function Item({ item, onGo }: Pick<NavigationSectionProps, 'onGo'> & { item: NavigationItem }) {
  const { labelId, icon, to, audience, useBadge } = item
  const { services } = useSite()
  const label = useMessage()(labelId)
  const isLoggedIn = useIsLoggedIn()
  return (
    <SideNav.Item icon={icon} badge={useBadge && <Count read={useBadge} />}>
      {audience === 'loggedIn' && !isLoggedIn ? (
        <button type="button" onClick={() => services.request('login', { returnTo: to })}>
          {label}
        </button>
      ) : (
        <Link to={to} activeOptions={{ exact: true }} {...(onGo && { onClick: onGo })}>
          {label}
        </Link>
      )}
    </SideNav.Item>
  )
}

/** Separate component, so that a change of the count does not render the navigation again. */
function Count({ read }: { read: () => number }) {
  return <Badge count={read()} />
}
