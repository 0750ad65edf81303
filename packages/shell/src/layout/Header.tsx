import { Logo, useMessage } from '@kit/ui'
import { Link } from '@tanstack/react-router'
import { useIsLoggedIn, useSite } from '../siteContext.ts'
import * as styles from './header.css.ts'
import { LiveDot } from './LiveDot.tsx'
import { partsOf } from './partsOf.ts'
import { Region } from './Region.tsx'
import { ThemeToggle } from './ThemeToggle.tsx'

/** Logo, socket state, theme, and what the features put at its right end. */
export function Header() {
  const site = useSite()
  const { config } = site
  const message = useMessage()
  const isLoggedIn = useIsLoggedIn()
  return (
    <header className={styles.header}>
      <div className={styles.inner} data-crowded={isLoggedIn || undefined}>
        <Parts place="menu" />
        <Link to="/" className={styles.home} aria-label={message('shell.logo', { name: config.name })}>
          <Logo className={styles.word} drawing={config.brand.logo} label={config.name} />
          <Logo className={styles.mark} drawing={config.brand.logo} label={config.name} markOnly />
        </Link>
        <LiveDot />
        <ThemeToggle />
        <div className={styles.slots}>
          <Parts place="header" />
        </div>
      </div>
    </header>
  )
}

function Parts({ place }: { place: 'header' | 'menu' }) {
  return partsOf(useSite(), place).map(({ id, Component }) => (
    <Region key={id} name={id} onBroken="nothing">
      <Component />
    </Region>
  ))
}
