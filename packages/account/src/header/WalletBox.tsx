import { pointsQuery } from '@kit/sdk/query'
import { useIsTakenOver } from '@kit/ui'
import { useQuery } from '@tanstack/react-query'
import { useAccountServices } from '../accountContext.ts'
import { BalanceFigures } from './BalanceFigures.tsx'

export function WalletBox() {
  const { site } = useAccountServices()
  const isTakenOver = useIsTakenOver()
  const points = useQuery(pointsQuery(site.operator.client))
  return (
    <BalanceFigures
      balance={isTakenOver ? points.data : undefined}
      asOf={points.isError && points.dataUpdatedAt > 0 ? points.dataUpdatedAt : undefined}
    />
  )
}
