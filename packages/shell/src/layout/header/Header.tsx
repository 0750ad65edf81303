import { useFlag } from '@kit/sdk/react'
import { useMessage } from '@kit/ui'
import { Link } from '@tanstack/react-router'
import { lazy } from 'react'
import { MenuButton } from '../../navigation/MenuButton.tsx'
import { useSections } from '../../navigation/useSections.ts'
import { useIsLoggedIn, useSite, useStore } from '../../siteContext.ts'
import { partsOf } from '../partsOf.ts'
import { Region } from '../Region.tsx'
import { SiteLogo } from '../SiteLogo.tsx'
import * as styles from './header.css.ts'
import { HeaderNavigation, HeaderTools, MoneyActions } from './lazyHeaderParts.ts'

// For players only; the player's name loads at the same time, so the delay is not visible.
const AccountMenu = lazy(async () => ({
  default: (await import('../../account/AccountMenu.tsx')).AccountMenu,
}))

/**
 * Header: menu, logo, main pages, search, socket state and theme; then the features' header slots,
 * and a player's points and menu.
 */
export function Header() {
  const { config, browser, services } = useSite()
  const message = useMessage()
  const isLoggedIn = useIsLoggedIn()
  const isWide = useStore(browser.isWide)
  const isOpen = useFlag('auth.register.enabled')
  const isB2b = useFlag('domain.type') === 'b2b'
  // On a phone, a Register button or a player's figures leave space only for the logo's mark.
  const hasRegister = isOpen && !isB2b && services.canRequest('register')
  const crowd = isLoggedIn ? 'player' : hasRegister ? 'visitor' : undefined
  return (
    <header className={styles.header}>
      <div className={styles.inner} data-crowded={crowd}>
        <Region name="menu" onBroken="nothing">
          <MenuButton />
        </Region>
        <Link to="/" className={styles.home} aria-label={message('shell.logo', { name: config.name })}>
          <SiteLogo className={styles.word} />
          <SiteLogo className={styles.mark} markOnly />
        </Link>
        {isWide && (
          <Region name="main navigation" onBroken="nothing">
            <HeaderNavigation />
          </Region>
        )}
        <Region name="header tools" onBroken="nothing">
          <HeaderTools />
        </Region>
        <div className={styles.slots}>
          {isWide && (
            <Region name="money" onBroken="nothing">
              <MoneyActions />
            </Region>
          )}
          <Slots />
          {isLoggedIn && <PlayersEnd />}
        </div>
      </div>
    </header>
  )
}

function Slots() {
  return useSections('header').map(({ id, Component }) => (
    <Region key={id} name={`header ${id}`} onBroken="nothing">
      <Component />
    </Region>
  ))
}

function PlayersEnd() {
  return (
    <>
      {partsOf(useSite(), 'walletBox').map(({ id, Component }) => (
        <Region key={id} name={id} onBroken="nothing">
          <Component />
        </Region>
      ))}
      <Region name="account menu" onBroken="nothing" loading={<span className={styles.menuRoom} />}>
        <AccountMenu />
      </Region>
    </>
  )
}
