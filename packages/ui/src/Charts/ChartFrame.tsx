import { clsx } from 'clsx'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { hidden } from '../VisuallyHidden/visuallyHidden.css.ts'
import type { ChartPoint } from './chartShape.ts'
import * as styles from './charts.css.ts'

export interface ChartProps extends Omit<ComponentPropsWithRef<'figure'>, 'children'> {
  points: readonly ChartPoint[]
  /** What is drawn, and the caption of the table that says the same. */
  label: string
  /** Heads of the table's two columns. */
  columns: { label: string; value: string }
  /** Writes a figure in the table. */
  format?: (point: ChartPoint) => string
  /** Shows the table under the drawing; else it is there for screen readers only. */
  showTable?: boolean
}

const plainly = ({ value }: ChartPoint) => String(value)

/** A drawing for the eye and the same figures as a table, so that nobody has to read a picture. */
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
      <svg viewBox="0 0 100 40" preserveAspectRatio="none" aria-hidden className={styles.drawing}>
        {children}
      </svg>
      <div className={showTable ? styles.twin : hidden}>
        <table className={styles.table}>
          <caption className={styles.caption}>{label}</caption>
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
