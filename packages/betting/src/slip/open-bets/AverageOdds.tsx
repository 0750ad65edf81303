'use client'
import { Spinner, Switch, useMessage } from '@kit/ui'
import { useEffect, useState } from 'react'

/** The spinner of the Average Odds toggle, in ms. Source: OPEN-011. */
const averagingMs = 1_000

/** The Average Odds toggle: merges open bets of the same side of a runner. Sources: OPEN-008, OPEN-011. */
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
