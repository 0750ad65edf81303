import { ChartFrame, type ChartProps } from './ChartFrame.tsx'
import { stepShapes } from './chartShape.ts'
import * as styles from './charts.css.ts'

export interface StepChartProps extends ChartProps {
  /** Relative width of each step: how many runs it covers. */
  widths: readonly number[]
}

/** Values that change in steps, above and below a base line: a session's profit by runs. */
export function StepChart({ widths, ...rest }: StepChartProps) {
  const { steps, base, path } = stepShapes(
    rest.points.map(({ value }) => value),
    widths,
  )
  return (
    <ChartFrame data-kit="chart step-chart" {...rest}>
      {steps.map(({ sign, ...box }) => (
        <rect key={box.x} {...box} data-sign={sign} data-part="chart-step" className={styles.step} />
      ))}
      <path d={`M0 ${base}H100`} data-part="chart-base" className={styles.base} />
      <path d={path} data-part="chart-line" className={styles.line} />
    </ChartFrame>
  )
}
