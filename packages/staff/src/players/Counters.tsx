'use client'
import { profileQuery } from '@kit/sdk/query'
import { Money, Stats, useMessage } from '@kit/ui'
import { useQuery } from '@tanstack/react-query'
import { useStaffSite } from '../staffContext.ts'

/** How many accounts are below the member of staff, and the commission earned; what the operator counts (AUTH-055). */
export function Counters() {
  const message = useMessage()
  const { client } = useStaffSite().operator
  const counters = useQuery(profileQuery(client)).data?.counters ?? {}
  const { userAccount, totalUser, userCount, totalAdmin = 0, totalCommission = 0n } = counters
  const counts = [
    { name: message('staff.counters.accounts'), count: userAccount },
    { name: message('staff.counters.players'), count: totalUser },
    { name: message('staff.counters.ownPlayers'), count: userCount },
    // Most staff have no administrators below them.
    { name: message('staff.counters.administrators'), count: totalAdmin || undefined },
  ].filter(({ count }) => count !== undefined)
  if (counts.length === 0 && totalCommission === 0n) return null
  return (
    <Stats.Root>
      {counts.map(({ name, count }) => (
        <Stats.Stat key={name} label={name} value={count} />
      ))}
      {totalCommission !== 0n && (
        <Stats.Stat label={message('staff.counters.commission')} value={<Money minor={totalCommission} />} />
      )}
    </Stats.Root>
  )
}
