import { ChartFrame, type ChartProps } from './ChartFrame.tsx'
import { sparkPath } from './chartShape.ts'
import * as styles from './charts.css.ts'

/** How something moved, in a line the height of a few words. */
export function Sparkline(props: ChartProps) {
  return (
    <ChartFrame {...props}>
      <path d={sparkPath(props.points.map(({ value }) => value))} className={styles.line} />
    </ChartFrame>
  )
}
