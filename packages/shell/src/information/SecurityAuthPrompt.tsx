import { Button, Card, useMessage } from '@kit/ui'
import { Link } from '@tanstack/react-router'
import { useSite } from '../siteContext.ts'
import * as styles from './information.css.ts'

/** Asks the player to protect the account by a second step of the login (SHELL-094). */
export default function SecurityAuthPrompt() {
  const message = useMessage()
  const { routes } = useSite()
  const hasPage = routes.some(({ path }) => path === '/secureauth')
  return (
    <Card className={styles.prompt}>
      <h2 className={styles.heading}>{message('information.securityAuth')}</h2>
      <p>{message('information.securityAuth.text')}</p>
      {hasPage ? (
        <Button asChild tone="accent">
          <Link to="/secureauth">{message('information.securityAuth.open')}</Link>
        </Button>
      ) : (
        <p>{message('information.securityAuth.later')}</p>
      )}
    </Card>
  )
}
