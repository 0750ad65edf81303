import { useMessage } from '@kit/ui'
import { Link } from '@tanstack/react-router'
import { lazy } from 'react'
import { MenuButton } from '../navigation/MenuButton.tsx'
import { useSections } from '../navigation/useSections.ts'
import { useIsLoggedIn, useSite } from '../siteContext.ts'
import * as styles from './header.css.ts'
import { LiveDot } from './LiveDot.tsx'
import { partsOf } from './partsOf.ts'
import { Region } from './Region.tsx'
import { SiteLogo } from './SiteLogo.tsx'
import { ThemeToggle } from './ThemeToggle.tsx'

// For players only; the player's name is loading at the same time, so the delay does not show.
const AccountMenu = lazy(async () => ({ default: (await import('../account/AccountMenu.tsx')).AccountMenu }))

/** Menu, logo, socket state and theme; then the features' header slots, and a player's points and menu. */
export function Header() {
  const site = useSite()
  const { config } = site
  const message = useMessage()
  const isLoggedIn = useIsLoggedIn()
  return (
    <header className={styles.header}>
      <div className={styles.inner} data-crowded={isLoggedIn || undefined}>
        <Region name="menu" onBroken="nothing">
          <MenuButton />
        </Region>
        <Link to="/" className={styles.home} aria-label={message('shell.logo', { name: config.name })}>
          <SiteLogo className={styles.word} />
          <SiteLogo className={styles.mark} markOnly />
        </Link>
        <LiveDot />
        <ThemeToggle />
        <div className={styles.slots}>
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
