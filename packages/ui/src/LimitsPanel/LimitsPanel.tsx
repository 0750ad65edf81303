import { clsx } from 'clsx'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Progress } from '../Progress/index.ts'
import * as styles from './limitsPanel.css.ts'

/** A player's limits, and how much of each is used. */
export function Root({ className, ...rest }: ComponentPropsWithRef<'ul'>) {
  return <ul data-kit="limits-panel" className={clsx(styles.root, className)} {...rest} />
}

export interface LimitsPanelItemProps extends Omit<ComponentPropsWithRef<'li'>, 'children'> {
  /** The limit and its period: Deposits in a day. Also the name of its bar. */
  name: string
  /** The used amount, as text. */
  text: ReactNode
  /** The used share, 0 to 1 or more. From 1 on, nothing is left. Without it, no bar is rendered. */
  used?: number
  /** A pending change and when it applies: a higher limit begins tomorrow. */
  next?: ReactNode
  /** Buttons, each with a name that includes the limit. */
  actions?: ReactNode
}

/** One limit. Its bar warns from four fifths on; the text states the amount. */
export function Item({ name, text, used, next, actions, className, ...rest }: LimitsPanelItemProps) {
  const state = used === undefined || used < 0.8 ? 'within' : used < 1 ? 'near' : 'reached'
  return (
    <li data-part="limits-panel-item" data-state={state} className={clsx(styles.item, className)} {...rest}>
      <div className={styles.words}>
        <div data-part="limits-panel-name" className={styles.name}>
          {name}
        </div>
        <div data-part="limits-panel-text" className={styles.text}>
          {text}
        </div>
        {next !== undefined && (
          <div data-part="limits-panel-next" className={styles.text}>
            {next}
          </div>
        )}
      </div>
      {actions !== undefined && (
        <div data-part="limits-panel-actions" className={styles.actions}>
          {actions}
        </div>
      )}
      {used !== undefined && (
        <Progress
          label={name}
          value={Math.round(used * 100)}
          tone={state === 'within' ? 'accent' : 'danger'}
          className={styles.bar}
        />
      )}
    </li>
  )
}
