import { logOut } from '@kit/sdk/contract'
import { Button, useMessage } from '@kit/ui'
import { useIsLoggedIn, useSite } from '../siteContext.ts'
import { BrandPicture } from './BrandPicture.tsx'
import * as styles from './notice.css.ts'

/** Covers the site during maintenance. A player can still log out: clearing local state needs no answer. */
export function MaintenancePage() {
  const { services, config } = useSite()
  const { client, session } = services.operator
  const message = useMessage()
  const isLoggedIn = useIsLoggedIn()
  const leave = () => {
    client
      .call(logOut, { country: 'unknown', city: 'unknown', domain: '', countryFlag: 'unknown' })
      .catch((error: unknown) => services.onError(error, 'logout during maintenance'))
    session.end('asked')
  }
  return (
    <main className={styles.page} data-whole-screen="" aria-label={config.name}>
      <BrandPicture name="maintenance" />
      <p className={styles.big}>{message('shell.maintenance.oops')}</p>
      <h1 className={styles.title}>{message('shell.maintenance.title')}</h1>
      <p className={styles.text}>{message('shell.maintenance.text')}</p>
      {isLoggedIn && <Button onClick={leave}>{message('shell.maintenance.logout')}</Button>}
    </main>
  )
}
