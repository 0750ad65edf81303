import { Button, useMessage } from '@kit/ui'
import * as styles from './header.css.ts'

export interface VisitorHeaderProps {
  onLogin: () => void
  onDemo?: (() => void) | undefined
  isDemoStarting?: boolean
}

export function VisitorHeader({ onLogin, onDemo, isDemoStarting = false }: VisitorHeaderProps) {
  const message = useMessage()
  return (
    <>
      {onDemo && (
        <Button size="small" className={styles.roomy} loading={isDemoStarting} onClick={onDemo}>
          {message('account.demo')}
        </Button>
      )}
      <Button size="small" tone="accent" onClick={onLogin}>
        {message('account.login')}
      </Button>
    </>
  )
}
