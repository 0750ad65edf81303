import { Button, Logo, MoreMessages, useMessage } from '@kit/ui'
import { Link } from '@tanstack/react-router'
import { useSite } from '../siteContext.ts'
import * as styles from './notice.css.ts'
import { noticeMessages } from './noticeMessages.ts'

/** `/welcome-screen`: shown after a sign-up (ROUTE-004). */
export default function WelcomePage() {
  return (
    <MoreMessages messages={noticeMessages}>
      <Card />
    </MoreMessages>
  )
}

function Card() {
  const message = useMessage()
  const { config, homePath } = useSite()
  return (
    <div className={styles.page}>
      <Logo className={styles.mark} drawing={config.brand.logo} label="" markOnly aria-hidden />
      <h1 className={styles.title}>{message('shell.welcome.title', { name: config.name })}</h1>
      <p className={styles.text}>{message('shell.welcome.text')}</p>
      <Button asChild tone="accent">
        <Link to={homePath}>{message('shell.welcome.enjoy')}</Link>
      </Button>
    </div>
  )
}
