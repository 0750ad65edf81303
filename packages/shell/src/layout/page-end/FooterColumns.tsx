import { useFlag } from '@kit/sdk/react'
import { Link, SiteLink, useMessage } from '@kit/ui'
import { useChatLinks } from '../../contact/useChatLinks.ts'
import { useHasCasino } from '../../navigation/useHasCasino.ts'
import { useIsLoggedIn, useSite } from '../../siteContext.ts'
import * as styles from './footer.css.ts'
import { footerColumns, type FooterLink } from './footerColumns.ts'

/** SHELL-072 to SHELL-084. */
export function FooterColumns() {
  const { services } = useSite()
  const message = useMessage()
  const columns = footerColumns({
    hasPage: services.hasPage,
    hasCasino: useHasCasino(),
    chat: useChatLinks(true).chat,
    type: useFlag('domain.type'),
    onlineSportExchange: useFlag('footer.onlineSportExchange'),
    companyLinksActive: useFlag('footer.companyLinksActive'),
    resourcesColumn: useFlag('footer.resourcesColumn'),
    affiliates: useFlag('footer.affiliates'),
  })
  if (columns.length === 0) return null
  return (
    <nav className={styles.columns} aria-label={message('shell.footer.links')}>
      {columns.map(({ id, links }) => (
        <section key={id} className={styles.column}>
          <h2 className={styles.columnTitle}>{message(`shell.footer.${id}`)}</h2>
          <ul className={styles.links}>
            {links.map((one) => (
              <li key={one.id}>
                <ColumnLink link={one} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  )
}

const playersPages: ReadonlySet<string> = new Set(['/awaiting-bonus', '/refer', '/complain-box'])

function ColumnLink({ link: { labelId, to, href } }: { link: FooterLink }) {
  const { services } = useSite()
  const message = useMessage()
  const isLoggedIn = useIsLoggedIn()
  const label = message(labelId)
  if (href !== undefined)
    return (
      <Link
        tone="quiet"
        className={styles.link}
        href={href}
        labels={{ newWindow: message('shell.footer.newWindow') }}
      >
        {label}
      </Link>
    )
  if (to === undefined) return <span className={styles.link}>{label}</span>
  if (playersPages.has(to) && !isLoggedIn)
    return (
      <button
        type="button"
        className={styles.link}
        onClick={() => services.request('login', { returnTo: to })}
      >
        {label}
      </button>
    )
  return (
    <Link tone="quiet" className={styles.link} asChild>
      <SiteLink to={to}>{label}</SiteLink>
    </Link>
  )
}
