'use client'
import { Image, useMessage, VisuallyHidden } from '@kit/ui'
import type { RunnerFacts } from '../../prices/marketFacts.ts'
import * as styles from './marketGrid.css.ts'

export function Cloth({ runner: { clothNumber, silksUrl } }: { runner: RunnerFacts }) {
  const message = useMessage()
  if (clothNumber === undefined && silksUrl === undefined) return null
  return (
    <span className={styles.marks}>
      {clothNumber !== undefined && (
        <span className={styles.cloth}>
          <VisuallyHidden>{message('betting.market.cloth', { number: '' })}</VisuallyHidden>
          {clothNumber}
        </span>
      )}
      {silksUrl !== undefined && (
        <Image src={silksUrl} alt="" ratio={1} fallback="" className={styles.silks} />
      )}
    </span>
  )
}

/** Draw, age, jockey and trainer, if the race card has them. Source: MKT-013. */
export function RaceFacts({ runner: { stallDraw, jockeyName, trainerName, age } }: { runner: RunnerFacts }) {
  const message = useMessage()
  const facts = [
    stallDraw !== undefined && message('betting.market.draw', { draw: stallDraw }),
    age !== undefined && message('betting.market.age', { age }),
    jockeyName !== undefined && message('betting.market.jockey', { name: jockeyName }),
    trainerName !== undefined && message('betting.market.trainer', { name: trainerName }),
  ].filter((fact) => fact !== false)
  return facts.map((fact) => (
    <span key={fact} title={fact} className={styles.fact}>
      {fact}
    </span>
  ))
}
