'use client'
import { Spinner, Switch, useMessage } from '@kit/ui'
import { useEffect, useState } from 'react'

/** Time that the Average Odds toggle shows its spinner, in ms. Source: OPEN-011. */
const averagingMs = 1_000

/**
 * Toggle that merges open bets on the same side of a runner. Renders a switch and a spinner. Sources: OPEN-008,
 * OPEN-011.
 */
export function AverageOdds({ isOn, onChange }: { isOn: boolean; onChange: (isOn: boolean) => void }) {
  const message = useMessage()
  const [isAveraging, setAveraging] = useState(false)
  useEffect(() => {
    if (!isAveraging) return
    const timer = setTimeout(() => setAveraging(false), averagingMs)
    return () => clearTimeout(timer)
  }, [isAveraging])
  return (
    <>
      <Switch
        label={message('betting.openBets.average')}
        checked={isOn}
        onCheckedChange={(next: boolean) => {
          onChange(next)
          setAveraging(true)
        }}
      />
      {isAveraging && <Spinner label={message('betting.openBets.averaging')} />}
    </>
  )
}
