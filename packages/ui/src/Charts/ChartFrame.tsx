import { clsx } from 'clsx'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { hidden } from '../VisuallyHidden/visuallyHidden.css.ts'
import type { ChartPoint } from './chartShape.ts'
import * as styles from './charts.css.ts'

export interface ChartProps extends Omit<ComponentPropsWithRef<'figure'>, 'children'> {
  points: readonly ChartPoint[]
  /** The subject of the chart: also the caption of its table. */
  label: string
  /** Headers of the table's two columns. */
  columns: { label: string; value: string }
  /** Formats a figure in the table. */
  format?: (point: ChartPoint) => string
  /** Shows the table below the chart; by default it is for screen readers only. */
  showTable?: boolean
}

const plainly = ({ value }: ChartPoint) => String(value)

export function ChartFrame({
  points,
  label,
  columns,
  format = plainly,
  showTable = false,
  className,
  children,
  ...rest
}: ChartProps & { children: ReactNode }) {
  return (
    <figure className={clsx(styles.figure, className)} {...rest}>
      <svg
        viewBox="0 0 100 40"
        preserveAspectRatio="none"
        aria-hidden
        data-part="chart-drawing"
        className={styles.drawing}
      >
        {children}
      </svg>
      <div className={showTable ? styles.twin : hidden}>
        <table data-part="chart-table" className={styles.table}>
          <caption data-part="chart-caption" className={styles.caption}>
            {label}
          </caption>
          <thead>
            <tr>
              <th scope="col">{columns.label}</th>
              <th scope="col">{columns.value}</th>
            </tr>
          </thead>
          <tbody>
            {points.map((point) => (
              <tr key={point.label}>
                <th scope="row">{point.label}</th>
                <td>
                  <bdi>{format(point)}</bdi>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  )
}
