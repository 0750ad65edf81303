import type { Balance } from '@kit/sdk/contract'
import { pointsQuery } from '@kit/sdk/query'
import { dateFormat, Money, Skeleton, useIsHydrated, useMessage, VisuallyHidden } from '@kit/ui'
import { useQuery } from '@tanstack/react-query'
import { useSite } from '../siteContext.ts'
import * as styles from './balanceFigure.css.ts'

export interface BalanceFigureProps {
  of: keyof Balance
  /** Class that reserves the space of the figure while it loads. */
  waitingClassName: string
}

const clockText = (ms: number) => dateFormat('en-GB', { hour: '2-digit', minute: '2-digit' }).format(ms)

/**
 * Points or exposure of a logged-in player. Renders a stale figure dimmed, with its age, and a dash
 * if the figure could not be loaded. Its texts are `balanceMessages`.
 */
export function BalanceFigure({ of, waitingClassName }: BalanceFigureProps) {
  const { client } = useSite().services.operator
  const message = useMessage()
  const isTakenOver = useIsHydrated()
  const { data, isError, dataUpdatedAt } = useQuery(pointsQuery(client))
  if (!isTakenOver) return <Skeleton className={waitingClassName} />
  if (data && isError)
    return (
      <span
        className={styles.stale}
        title={message('shell.balance.asOf', { time: clockText(dataUpdatedAt) })}
      >
        <Money minor={data[of]} />
      </span>
    )
  if (data) return <Money minor={data[of]} />
  if (!isError) return <Skeleton className={waitingClassName} />
  return (
    <>
      <span aria-hidden>–</span>
      <VisuallyHidden>{message('shell.balance.unknown')}</VisuallyHidden>
    </>
  )
}
