import { clsx } from 'clsx'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Icon, type IconName } from '../Icon/index.ts'
import * as styles from './states.css.ts'

export interface EmptyStateProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'> {
  /** What is not there, in a sentence. */
  title: ReactNode
  /** What to do about it. */
  text?: ReactNode
  icon?: IconName
  /** A brand's own picture instead of the icon. */
  picture?: ReactNode
  action?: ReactNode
}

/** Nothing to show, and that is all right. */
export function EmptyState({
  title,
  text,
  icon = 'list',
  picture,
  action,
  className,
  ...rest
}: EmptyStateProps) {
  return (
    <div className={clsx(styles.state, className)} {...rest}>
      {picture ?? (
        <span className={styles.picture}>
          <Icon name={icon} size="large" />
        </span>
      )}
      <p className={styles.title}>{title}</p>
      {text !== undefined && <p className={styles.text}>{text}</p>}
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  )
}
