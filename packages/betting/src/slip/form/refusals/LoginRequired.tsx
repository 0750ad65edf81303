'use client'
import { Button, useMessage } from '@kit/ui'
import * as styles from '../../styles/slip.css.ts'

export function LoginRequired({ onLogin }: { onLogin: () => void }) {
  const message = useMessage()
  return (
    <>
      {message('betting.refusal.login-required')}
      <div className={styles.remedies}>
        <Button size="small" tone="accent" onClick={onLogin}>
          {message('betting.refusal.login')}
        </Button>
      </div>
    </>
  )
}
