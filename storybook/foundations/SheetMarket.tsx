import { Card, formatOdds, Money } from '@kit/ui'
import * as styles from './foundations.css.ts'

const runners = [
  { name: 'Sydney Thunder', back: [200, 202, 204], lay: [206, 208, 210], result: 53_000n },
  { name: 'Perth Scorchers', back: [194, 195, 196], lay: [197, 198, 199], result: -50_000n },
]

function Price({ side, odds, far }: { side: 'back' | 'lay'; odds: number; far: boolean }) {
  return (
    <span className={styles.price} data-side={side} data-far={far ? '' : undefined}>
      {formatOdds(odds)}
      <small>{(odds * 37) % 900}</small>
    </span>
  )
}

/** Market with the best three prices on each side, and the open bets' result for each runner. */
export function SheetMarket() {
  return (
    <Card padded={false} className={styles.market}>
      {runners.map(({ name, back, lay, result }) => (
        <div key={name} className={styles.runner}>
          <span>
            {name}
            <br />
            <Money minor={result} kind="result" />
          </span>
          {back.map((odds, index) => (
            <Price key={odds} side="back" odds={odds} far={index < 2} />
          ))}
          {lay.map((odds, index) => (
            <Price key={odds} side="lay" odds={odds} far={index > 0} />
          ))}
        </div>
      ))}
    </Card>
  )
}
