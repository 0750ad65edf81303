import { clsx } from 'clsx'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Icon } from '../Icon/index.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import * as styles from './stepper.css.ts'

export interface StepperProps extends Omit<ComponentPropsWithRef<'ol'>, 'children'> {
  /** The steps in their order. */
  steps: readonly { id: string; label: ReactNode }[]
  /** The id of the current step; those before it are done. Null: all are done. */
  current: string | null
  labels: {
    /** Announced after a completed step. */
    done: string
  }
}

/** Progress through a fixed order of steps. It is not interactive. */
export function Stepper({ steps, current, labels, className, ...rest }: StepperProps) {
  const at = current === null ? steps.length : steps.findIndex(({ id }) => id === current)
  return (
    <ol data-kit="stepper" className={clsx(styles.stepper, className)} {...rest}>
      {steps.map(({ id, label }, index) => {
        const state = index < at ? 'done' : index === at ? 'current' : 'ahead'
        return (
          <li
            key={id}
            data-state={state}
            aria-current={state === 'current' ? 'step' : undefined}
            data-part="stepper-step"
            className={styles.step}
          >
            <span data-part="stepper-mark" className={styles.mark} aria-hidden>
              {state === 'done' ? <Icon name="check" size="small" /> : index + 1}
            </span>
            <span data-part="stepper-label" className={styles.label}>
              {label}
              {state === 'done' && <VisuallyHidden> {labels.done}</VisuallyHidden>}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
