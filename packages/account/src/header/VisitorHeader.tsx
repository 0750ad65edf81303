import { Button, useMessage } from '@kit/ui'
import * as styles from './header.css.ts'

export interface VisitorHeaderProps {
  onLogin: () => void
  onDemo?: (() => void) | undefined
  onRegister?: (() => void) | undefined
  isDemoStarting?: boolean
}

export function VisitorHeader({ onLogin, onDemo, onRegister, isDemoStarting = false }: VisitorHeaderProps) {
  const message = useMessage()
  return (
    <>
      {onDemo && (
        <Button size="small" className={styles.roomy} loading={isDemoStarting} onClick={onDemo}>
          {message('account.demo')}
        </Button>
      )}
      {onRegister && (
        <Button size="small" className={styles.spare} onClick={onRegister}>
          {message('account.register')}
        </Button>
      )}
      <Button size="small" tone="accent" data-opens="login" onClick={onLogin}>
        {message('account.login')}
      </Button>
    </>
  )
}
