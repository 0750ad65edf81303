import { Badge, BottomBar as Bar, Icon, useMessage } from '@kit/ui'
import { Link, useMatches, useRouter } from '@tanstack/react-router'
import { lazy, type ComponentType } from 'react'
import type { BottomBarItem } from '../feature.ts'
import { byOrder } from '../navigation/byOrder.ts'
import { Shown } from '../navigation/Shown.tsx'
import { useSite } from '../siteContext.ts'
import * as styles from './bottomBar.css.ts'
import { Region } from './Region.tsx'

const load = () => import('./ownBarItems.tsx')

/** The shell's own items; their icons and rules are not in the initial bundle. */
const ownItems: readonly { id: string; order: number; Own: ComponentType }[] = [
  { id: 'whatsapp', order: 20, Own: lazy(async () => ({ default: (await load()).WhatsAppItem })) },
  { id: 'casino', order: 30, Own: lazy(async () => ({ default: (await load()).CasinoItem })) },
  { id: 'transactions', order: 50, Own: lazy(async () => ({ default: (await load()).TransactionsItem })) },
]

/** Home, or Back on a page with a back target, then the features' items. */
export function BottomBar() {
  const { services, config } = useSite()
  const message = useMessage()
  const backTo = useMatches({ select: (matches) => matches.at(-1)?.staticData.backTo })
  return (
    <Bar.Root className={styles.place} aria-label={message('shell.bottomBar')}>
      {backTo === undefined ? (
        <Bar.Item icon={<Icon name="home" />}>
          <Link to="/" activeOptions={{ exact: true }}>
            {message('shell.home')}
          </Link>
        </Bar.Item>
      ) : (
        <Back to={backTo} />
      )}
      {byOrder([...services.contributed('bottomBar').flat(), ...ownItems], config.order?.bottomBar).map(
        (item) =>
          'Own' in item ? (
            <Region key={item.id} name={`bottom bar ${item.id}`} onBroken="nothing">
              <item.Own />
            </Region>
          ) : (
            <Shown key={item.id} when={item.useIsShown}>
              <Item item={item} />
            </Shown>
          ),
      )}
    </Bar.Root>
  )
}

/** Goes to the previous page of this site, else to `to`. */
function Back({ to }: { to: string }) {
  const { services } = useSite()
  const message = useMessage()
  const { history } = useRouter()
  return (
    <Bar.Item icon={<Icon name="back" />}>
      <button type="button" onClick={() => (history.canGoBack() ? history.back() : services.navigate(to))}>
        {message('shell.back')}
      </button>
    </Bar.Item>
  )
}

function Item({ item }: { item: BottomBarItem }) {
  const { labelId, icon, to, onPress, useBadge } = item
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

/** Separate component, so that a change of the count does not render the bar again. */
function Count({ read }: { read: () => number }) {
  return <Badge count={read()} />
}
