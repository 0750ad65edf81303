import { ChartFrame, type ChartProps } from './ChartFrame.tsx'
import { sparkPath } from './chartShape.ts'
import * as styles from './charts.css.ts'

/** How something moved, in a line the height of a few words. Without points, the line that they would stand on. */
export function Sparkline(props: ChartProps) {
  return (
    <ChartFrame {...props}>
      {props.points.length === 0 && <path d="M0 20H100" className={styles.base} />}
      <path d={sparkPath(props.points.map(({ value }) => value))} className={styles.line} />
    </ChartFrame>
  )
}
