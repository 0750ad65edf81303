import { clsx } from 'clsx'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Button } from '../Button/index.ts'
import { Icon } from '../Icon/index.ts'
import { StateTitle } from './StateTitle.tsx'
import * as styles from './states.css.ts'

export interface ErrorStateProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'> {
  title: ReactNode
  text?: ReactNode
  /** Makes the title a heading: 1 if the state is the whole page. */
  headingLevel?: 1 | 2 | 3
  /** With `onRetry`, renders a retry button. */
  labels?: { retry: ReactNode }
  onRetry?: () => void
  /** Set while a retry is running. */
  loading?: boolean
}

/** Something failed to load. Explains the failure and the next step. */
export function ErrorState({
  title,
  text,
  labels,
  onRetry,
  loading = false,
  headingLevel,
  className,
  ...rest
}: ErrorStateProps) {
  return (
    <div
      data-kit="state error-state"
      role="alert"
      data-tone="danger"
      className={clsx(styles.state, className)}
      {...rest}
    >
      <span data-part="state-picture" className={styles.picture}>
        <Icon name="alert" size="large" />
      </span>
      <StateTitle level={headingLevel}>{title}</StateTitle>
      {text !== undefined && (
        <p data-part="state-text" className={styles.text}>
          {text}
        </p>
      )}
      {labels?.retry !== undefined && onRetry && (
        <div data-part="state-action" className={styles.action}>
          <Button onClick={onRetry} loading={loading}>
            <Icon name="retry" />
            {labels.retry}
          </Button>
        </div>
      )}
    </div>
  )
}
