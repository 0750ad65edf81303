import type { Bet, BetMoment, PriceSize, Side } from '@kit/sdk/contract'
import { useMessage, VisuallyHidden } from '@kit/ui'
import { sizeText } from '../../prices/priceText.ts'
import { formatPrice, sideName } from '../../prices/formatPrice.ts'
import * as styles from './betMoment.css.ts'

const sides = ['back', 'lay'] as const
/** Returns the offers of a side. Sides without an offer are also sent as odds of 0. */
const offersOf = (levels: readonly PriceSize[]) => levels.filter(({ odds }) => odds > 0)

function Level({
  bet,
  side,
  level,
  got,
}: { bet: Bet; side: Side; level: PriceSize } & Pick<BetMoment, 'got'>) {
  const message = useMessage()
  const isTaken = bet.side === side && level.odds === got.odds && level.run === got.run
  return (
    <td className={styles.level} data-side={side} data-taken={isTaken ? '' : undefined}>
      <bdi className={styles.levelOdds}>{formatPrice({ marketType: bet.marketType, ...level })}</bdi>{' '}
      <bdi className={styles.levelSize}>{sizeText(level.size)}</bdi>
      {isTaken && <span className={styles.taken}>{message('betting.moment.taken')}</span>}
    </td>
  )
}

/** Table of the best prices of both sides when a bet was matched, best first, with a mark on the matched price. */
export function MomentBook({ bet, moment }: { bet: Bet; moment: BetMoment }) {
  const message = useMessage()
  const offers = { back: offersOf(moment.back), lay: offersOf(moment.lay) }
  const rows = [0, 1, 2].slice(0, Math.max(offers.back.length, offers.lay.length))
  if (rows.length === 0) return null
  return (
    <table className={styles.book}>
      <caption className={styles.caption}>
        {message('betting.moment.book', { runner: bet.runnerName })}
      </caption>
      <thead>
        <tr>
          {sides.map((side) => (
            <th key={side} scope="col" className={styles.side} data-side={side}>
              {message(sideName(bet.marketType, side))}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row}>
            {sides.map((side) => {
              const level = offers[side][row]
              if (level) return <Level key={side} bet={bet} side={side} level={level} got={moment.got} />
              return (
                <td key={side} className={styles.level}>
                  <VisuallyHidden>{message('betting.moment.none')}</VisuallyHidden>
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
