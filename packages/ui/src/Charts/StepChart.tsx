import { ChartFrame, type ChartProps } from './ChartFrame.tsx'
import { stepShapes } from './chartShape.ts'
import * as styles from './charts.css.ts'

export interface StepChartProps extends ChartProps {
  /** How wide each step is beside the others: how many runs it stands for. */
  widths: readonly number[]
}

/** Something that jumps from step to step, above a line and below it: what a session brings by its run. */
export function StepChart({ widths, ...rest }: StepChartProps) {
  const { steps, base, path } = stepShapes(
    rest.points.map(({ value }) => value),
    widths,
  )
  return (
    <ChartFrame {...rest}>
      {steps.map(({ sign, ...box }) => (
        <rect key={box.x} {...box} data-sign={sign} className={styles.step} />
      ))}
      <path d={`M0 ${base}H100`} className={styles.base} />
      <path d={path} className={styles.line} />
    </ChartFrame>
  )
}
