import { logOut } from '@kit/sdk/contract'
import { Button, MoreMessages, useMessage } from '@kit/ui'
import { useQuery } from '@tanstack/react-query'
import { useIsLoggedIn, useSite, useStore } from '../siteContext.ts'
import { BrandPicture } from './BrandPicture.tsx'
import * as styles from './notice.css.ts'
import { noticeMessages } from './noticeMessages.ts'

/**
 * Covers the site during maintenance. A player can still log out, because clearing local state
 * needs no answer. A visitor who tried to log in goes back to the landing page.
 */
export default function MaintenancePage() {
  return (
    <MoreMessages messages={noticeMessages}>
      <Notice />
    </MoreMessages>
  )
}

function Notice() {
  const { services, config, router, homePath, maintenance } = useSite()
  const { client, session } = services.operator
  const message = useMessage()
  const isLoggedIn = useIsLoggedIn()
  const { isDownFromStart } = useStore(maintenance)
  // The socket reports maintenance; the configuration has the reason.
  const { data } = useQuery({
    // Separate from the site's own query, which would close this page if the operator does not
    // report maintenance yet.
    queryKey: ['maintenanceMessage'],
    queryFn: async () => (await services.operator.configure()).maintenanceMessage ?? '',
    retry: false,
  })
  const leave = () => {
    client
      .call(logOut, { country: 'unknown', city: 'unknown', domain: '', countryFlag: 'unknown' })
      .catch((error: unknown) => services.onError(error, 'logout during maintenance'))
    session.end('asked')
  }
  // Leaves a page for players first, which would request the login again.
  const goHome = () =>
    void router
      .navigate({ to: homePath })
      .finally(() => services.contributed('login').forEach(({ close }) => close()))
  return (
    <main className={styles.page} data-whole-screen="" aria-label={config.name}>
      <BrandPicture name="maintenance" />
      <p className={styles.big}>{message('shell.maintenance.oops')}</p>
      <h1 className={styles.title}>{message('shell.maintenance.title')}</h1>
      <p className={styles.text}>{data || message('shell.maintenance.text')}</p>
      {isLoggedIn && <Button onClick={leave}>{message('shell.maintenance.logout')}</Button>}
      {!isLoggedIn && !isDownFromStart && <Button onClick={goHome}>{message('shell.missing.home')}</Button>}
    </main>
  )
}
