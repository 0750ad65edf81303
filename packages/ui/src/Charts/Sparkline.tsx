import { ChartFrame, type ChartProps } from './ChartFrame.tsx'
import { sparkPath } from './chartShape.ts'
import * as styles from './charts.css.ts'

/** A trend as a line no higher than text. Without points it renders the base line. */
export function Sparkline(props: ChartProps) {
  return (
    <ChartFrame data-kit="chart sparkline" {...props}>
      {props.points.length === 0 && <path d="M0 20H100" data-part="chart-base" className={styles.base} />}
      <path
        d={sparkPath(props.points.map(({ value }) => value))}
        data-part="chart-line"
        className={styles.line}
      />
    </ChartFrame>
  )
}
