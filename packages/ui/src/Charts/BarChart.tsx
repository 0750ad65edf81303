import { ChartFrame, type ChartProps } from './ChartFrame.tsx'
import { barShapes } from './chartShape.ts'
import * as styles from './charts.css.ts'

/** Gains above a line and losses below it. */
export function BarChart(props: ChartProps) {
  const { bars, base } = barShapes(props.points.map(({ value }) => value))
  return (
    <ChartFrame {...props}>
      {bars.map(({ sign, ...box }) => (
        <rect key={box.x} {...box} data-sign={sign} className={styles.bar} />
      ))}
      <path d={`M0 ${base}H100`} className={styles.base} />
    </ChartFrame>
  )
}
