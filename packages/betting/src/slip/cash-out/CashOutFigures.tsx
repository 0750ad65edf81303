'use client'
import { Money, formatPoints, useMessage } from '@kit/ui'
import type { MarketType } from '@kit/sdk/contract'
import { formatPrice, sideName } from '../../prices/formatPrice.ts'
import { Outcomes } from '../form/info/Outcomes.tsx'
import { none as note } from '../form/info/outcomes.css.ts'
import { orders as ordersList } from './styles/cashOut.css.ts'
import { selection, selectionText } from '../styles/slip.css.ts'
import type { CashOutOutcome, LiveCashOut } from './model/liveCashOut.ts'

const bookOf = (outcomes: readonly CashOutOutcome[], when: 'before' | 'after') => ({
  byRunner: new Map(outcomes.map((outcome) => [outcome.runnerId, outcome[when]])),
  exposure: 0n,
})

export function CashOutFigures({
  cashOut,
  marketType,
  isTaken,
}: {
  cashOut: LiveCashOut
  marketType: MarketType
  isTaken: boolean
}) {
  const message = useMessage()
  const { orders, outcomes, cost, slippage, maxLiabilities } = cashOut
  const nameOf = (id: string) => outcomes.find(({ runnerId }) => runnerId === id)?.runnerName ?? ''
  return (
    <>
      <ul className={ordersList} aria-label={message('betting.cashOut.orders')}>
        {orders.map(({ runnerId, side, odds, stake, liability }, index) => (
          <li key={`${runnerId} ${odds}`} data-side={side} className={selection}>
            <span className={selectionText}>
              {message('betting.cashOut.order', {
                side: message(sideName(marketType, side)),
                runner: nameOf(runnerId),
                odds: formatPrice({ marketType, odds, run: 0 }),
                stake: formatPoints(stake),
              })}
              {slippage > 0n && (
                <span className={note}>
                  {message('betting.cashOut.mostAtRisk', {
                    liability: formatPoints(liability),
                    most: formatPoints(maxLiabilities[index] ?? liability),
                  })}
                </span>
              )}
            </span>
          </li>
        ))}
      </ul>
      {!isTaken && (
        <p className={note}>
          {message('betting.cashOut.cost')}:{' '}
          {cost === undefined ? message('betting.cashOut.noCost') : <Money minor={cost} />}
        </p>
      )}
      <Outcomes
        runners={outcomes.map(({ runnerId, runnerName }) => ({ id: runnerId, name: runnerName }))}
        isSession={false}
        afterId="betting.cashOut.after"
        summary={{
          bookBefore: bookOf(outcomes, 'before'),
          bookAfter: bookOf(outcomes, 'after'),
          liability: 0n,
        }}
      />
    </>
  )
}
