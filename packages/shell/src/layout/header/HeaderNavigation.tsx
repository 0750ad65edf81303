import { useFlag } from '@kit/sdk/react'
import { useMessage, type MessageId } from '@kit/ui'
import { Link } from '@tanstack/react-router'
import { byOrder } from '../../navigation/byOrder.ts'
import { casinoPlaces } from '../../navigation/casinoPlaces.ts'
import { useHasCasino } from '../../navigation/useHasCasino.ts'
import { useSite } from '../../siteContext.ts'
import { CasinoMenu } from './CasinoMenu.tsx'
import * as styles from './headerNavigation.css.ts'

const places = [
  { id: 'exchange', order: 10, to: '/exchange', labelId: 'shell.header.exchange' },
  { id: 'inPlay', order: 20, to: '/inPlay', labelId: 'shell.header.inPlay' },
  { id: 'sportsBook', order: 30, to: '/sports-book', labelId: 'shell.header.sportsBook' },
  { id: 'promotions', order: 90, to: '/promotions', labelId: 'shell.header.promotions' },
] as const satisfies { id: string; order: number; to: string; labelId: MessageId }[]

/** Navigation with only pages that a feature serves, and only on wide screens. */
export function HeaderNavigation() {
  const { services } = useSite()
  const message = useMessage()
  const hasCasino = useHasCasino()
  const kinds = hasCasino ? casinoPlaces.filter(({ to }) => services.hasPage(to)) : []
  const own = places.filter(({ to }) => services.hasPage(to))
  const contributed = services
    .contributed('navigation')
    .flat()
    .flatMap(({ items = [] }) => items.filter(({ isMain }) => isMain))
  const links = byOrder<{ id: string; order: number; to: string; labelId: MessageId }>([
    ...own,
    ...contributed,
  ])
  const isB2b = useFlag('domain.type') === 'b2b'
  if (links.length + kinds.length === 0) return null
  const linkTo = ({ id, to, labelId }: { id: string; to: string; labelId: MessageId }) => (
    <li key={id} className={isB2b && to === '/inPlay' ? styles.unlessRoomy : undefined}>
      <Link to={to} className={styles.link}>
        {message(labelId)}
      </Link>
    </li>
  )
  // A casino without an exchange lists its kinds individually.
  const isCasinoFirst = !services.hasPage('/exchange')
  return (
    <nav className={styles.navigation} aria-label={message('shell.header.navigation')}>
      <ul className={styles.links}>
        {isCasinoFirst && kinds.map(({ id, to }) => linkTo({ id, to, labelId: `shell.casino.${id}` }))}
        {links.filter(({ order }) => order < 50).map(linkTo)}
        {!isCasinoFirst && kinds.length > 0 && (
          <li>
            <CasinoMenu kinds={kinds} />
          </li>
        )}
        {links.filter(({ order }) => order >= 50).map(linkTo)}
      </ul>
    </nav>
  )
}
