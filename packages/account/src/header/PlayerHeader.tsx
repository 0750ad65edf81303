import { pointsQuery, profileQuery } from '@kit/sdk/query'
import { useQuery } from '@tanstack/react-query'
import { useAccount, useLogin } from '../accountContext.ts'
import { logOutPlayer } from '../session/logOutPlayer.ts'
import { AccountMenu } from './AccountMenu.tsx'
import { BalanceFigures } from './BalanceFigures.tsx'

/** A player's points and menu. */
export function PlayerHeader() {
  const { site } = useAccount()
  const login = useLogin()
  const points = useQuery(pointsQuery(site.operator.client))
  const profile = useQuery(profileQuery(site.operator.client))
  const isDemo = profile.data?.isDemo ?? login?.demoUntil !== undefined
  return (
    <>
      <BalanceFigures
        balance={points.data}
        asOf={points.isError && points.dataUpdatedAt > 0 ? points.dataUpdatedAt : undefined}
      />
      <AccountMenu
        userName={profile.data?.userName ?? ''}
        isDemo={isDemo}
        onLogout={() => void logOutPlayer(site)}
      />
    </>
  )
}
