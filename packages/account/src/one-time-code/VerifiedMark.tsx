import { Icon, useMessage } from '@kit/ui'
import { useEffect, useState } from 'react'
import * as styles from './oneTimeCode.css.ts'

const shownMs = 10_000

/** Says for ten seconds that a phone is proven (REG-031, AUTH-019). It keeps its room; `onOver` is when it goes. */
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
