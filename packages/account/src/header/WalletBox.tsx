import { pointsQuery } from '@kit/sdk/query'
import { useQuery } from '@tanstack/react-query'
import { useAccountServices } from '../accountContext.ts'
import { BalanceFigures } from './BalanceFigures.tsx'

/** A player's points and exposure as they are now, or as they were when they could last be read. */
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
