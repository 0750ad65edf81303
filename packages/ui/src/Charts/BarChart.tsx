import { ChartFrame, type ChartProps } from './ChartFrame.tsx'
import { barShapes } from './chartShape.ts'
import * as styles from './charts.css.ts'

/** Gains above a line and losses below it. */
export function BarChart(props: ChartProps) {
  const { bars, base } = barShapes(props.points.map(({ value }) => value))
  return (
    <ChartFrame data-kit="chart bar-chart" {...props}>
      {bars.map(({ sign, ...box }) => (
        <rect key={box.x} {...box} data-sign={sign} data-part="chart-bar" className={styles.bar} />
      ))}
      <path d={`M0 ${base}H100`} data-part="chart-base" className={styles.base} />
    </ChartFrame>
  )
}
