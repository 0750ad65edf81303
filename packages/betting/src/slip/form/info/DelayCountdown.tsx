'use client'
import { Countdown, useMessage } from '@kit/ui'
import { useEffect, useState } from 'react'
import * as styles from '../../styles/slip.css.ts'

export interface DelayCountdownProps {
  /** Monotonic time in ms. */
  sinceMs: number
  delaySeconds: number
  monotonicNow: () => number
}

/**
 * Countdown of the bet delay in seconds. It uses a monotonic clock, so that changes of the wall clock do not affect it.
 * Source: BET-016.
 */
export function DelayCountdown({ sinceMs, delaySeconds, monotonicNow }: DelayCountdownProps) {
  const message = useMessage()
  const totalMs = delaySeconds * 1_000
  const [remainingMs, setRemaining] = useState(() => Math.max(0, sinceMs + totalMs - monotonicNow()))
  useEffect(() => {
    const tick = () => setRemaining(Math.max(0, sinceMs + totalMs - monotonicNow()))
    tick()
    const timer = setInterval(tick, 1_000)
    return () => clearInterval(timer)
  }, [sinceMs, totalMs, monotonicNow])
  return (
    <div className={styles.process}>
      <Countdown label={message('betting.slip.inProcess')} remainingMs={remainingMs} totalMs={totalMs} />
      <p className={styles.processTitle} role="status">
        {message('betting.slip.inProcess')}
      </p>
      <p className={styles.muted}>{message('betting.slip.inProcessText')}</p>
    </div>
  )
}
