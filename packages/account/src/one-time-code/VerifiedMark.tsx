import { Icon, useMessage } from '@kit/ui'
import { useEffect, useState } from 'react'
import * as styles from './oneTimeCode.css.ts'

const shownMs = 10_000

/**
 * Shows for ten seconds that a phone is verified (REG-031, AUTH-019). It keeps its space afterwards; `onOver` is called
 * when it disappears.
 */
export function VerifiedMark({ onOver }: { onOver?: () => void }) {
  const message = useMessage()
  const [isShown, setShown] = useState(true)
  useEffect(() => {
    const timer = setTimeout(() => {
      setShown(false)
      onOver?.()
    }, shownMs)
    return () => clearTimeout(timer)
  }, [onOver])
  return (
    <p className={styles.verified}>
      {isShown && (
        <>
          <Icon name="success" /> {message('account.code.verified')}
        </>
      )}
    </p>
  )
}
