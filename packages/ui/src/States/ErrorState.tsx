import { clsx } from 'clsx'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Button } from '../Button/index.ts'
import { Icon } from '../Icon/index.ts'
import * as styles from './states.css.ts'

export interface ErrorStateProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'> {
  title: ReactNode
  text?: ReactNode
  /** With both, it has a retry button. */
  retryLabel?: ReactNode
  onRetry?: () => void
  retrying?: boolean
}

/** Something failed to load. It says so, and what to do. */
export function ErrorState({
  title,
  text,
  retryLabel,
  onRetry,
  retrying = false,
  className,
  ...rest
}: ErrorStateProps) {
  return (
    <div role="alert" data-tone="danger" className={clsx(styles.state, className)} {...rest}>
      <span className={styles.picture}>
        <Icon name="alert" size="large" />
      </span>
      <p className={styles.title}>{title}</p>
      {text !== undefined && <p className={styles.text}>{text}</p>}
      {retryLabel !== undefined && onRetry && (
        <div className={styles.action}>
          <Button onClick={onRetry} loading={retrying}>
            <Icon name="retry" />
            {retryLabel}
          </Button>
        </div>
      )}
    </div>
  )
}
