import { MoreMessages, useMessage } from '@kit/ui'
import { useSite } from '../siteContext.ts'
import * as styles from './notice.css.ts'
import { noticeMessages } from './noticeMessages.ts'

/**
 * Covers a page that is no longer live because the player opened another one. It has no logout,
 * because the other page stays logged in.
 */
export default function DuplicateScreenPage() {
  return (
    <MoreMessages messages={noticeMessages}>
      <Notice />
    </MoreMessages>
  )
}

function Notice() {
  const { config } = useSite()
  const message = useMessage()
  return (
    <main className={styles.page} data-whole-screen="" aria-label={config.name}>
      <h1 className={styles.title}>{message('shell.duplicate.title')}</h1>
      <p className={styles.text}>{message('shell.duplicate.text')}</p>
    </main>
  )
}
