import { pointsQuery } from '@kit/sdk/query'
import { useIsHydrated } from '@kit/ui'
import { useQuery } from '@tanstack/react-query'
import { useAccountServices } from '../accountContext.ts'
import { BalanceFigures } from './BalanceFigures.tsx'

export function WalletBox() {
  const { site } = useAccountServices()
  const isTakenOver = useIsHydrated()
  const points = useQuery(pointsQuery(site.operator.client))
  return (
    <BalanceFigures
      balance={isTakenOver ? points.data : undefined}
      asOf={points.isError && points.dataUpdatedAt > 0 ? points.dataUpdatedAt : undefined}
    />
  )
}
