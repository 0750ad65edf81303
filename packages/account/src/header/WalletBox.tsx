import { pointsQuery } from '@kit/sdk/query'
import { useQuery } from '@tanstack/react-query'
import { useAccountServices } from '../accountContext.ts'
import { BalanceFigures } from './BalanceFigures.tsx'

/** The player's points and exposure: live, or as they were at the last successful read. */
export function WalletBox() {
  const { site } = useAccountServices()
  const points = useQuery(pointsQuery(site.operator.client))
  return (
    <BalanceFigures
      balance={points.data}
      asOf={points.isError && points.dataUpdatedAt > 0 ? points.dataUpdatedAt : undefined}
    />
  )
}
