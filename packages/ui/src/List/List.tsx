import { clsx } from 'clsx'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Icon } from '../Icon/index.ts'
import * as styles from './list.css.ts'

/** Rows. Inside a Card without padding, or alone. */
export function Root({ className, ...rest }: ComponentPropsWithRef<'ul'>) {
  return <ul data-kit="list" className={clsx(styles.root, className)} {...rest} />
}

export interface ListItemProps extends Omit<ComponentPropsWithRef<'li'>, 'title' | 'children'> {
  /** The main text, or the link or button of a `pressable` row. */
  title: ReactNode
  /** A second, quieter line. */
  text?: ReactNode
  /** Content before and after the text: a picture, a figure. */
  start?: ReactNode
  end?: ReactNode
  /** Makes the link or button in `title` cover the whole row, with an arrow. */
  pressable?: boolean
}

export function Item({ title, text, start, end, pressable = false, className, ...rest }: ListItemProps) {
  return (
    <li
      data-part="list-item"
      data-pressable={pressable ? '' : undefined}
      className={clsx(styles.item, className)}
      {...rest}
    >
      {start}
      <div data-part="list-words" className={styles.words}>
        <div data-part="list-title" className={styles.title}>
          {title}
        </div>
        {text !== undefined && (
          <div data-part="list-text" className={styles.text}>
            {text}
          </div>
        )}
      </div>
      {end}
      {pressable && <Icon name="forward" className={styles.arrow} />}
    </li>
  )
}
