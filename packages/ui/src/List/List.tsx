import { clsx } from 'clsx'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Icon } from '../Icon/index.ts'
import * as styles from './list.css.ts'

/** Rows under each other. Stands in a Card without padding, or alone. */
export function Root({ className, ...rest }: ComponentPropsWithRef<'ul'>) {
  return <ul className={clsx(styles.root, className)} {...rest} />
}

export interface ListItemProps extends Omit<ComponentPropsWithRef<'li'>, 'title' | 'children'> {
  /** What the row is. The link or button of a row that is `pressable`. */
  title: ReactNode
  /** A second, quieter line. */
  text?: ReactNode
  /** Before and after the words: a picture, a figure. */
  start?: ReactNode
  end?: ReactNode
  /** The link or button in `title` answers on the whole row, and an arrow says so. */
  pressable?: boolean
}

/** One row. */
export function Item({ title, text, start, end, pressable = false, className, ...rest }: ListItemProps) {
  return (
    <li data-pressable={pressable ? '' : undefined} className={clsx(styles.item, className)} {...rest}>
      {start}
      <div className={styles.words}>
        <div className={styles.title}>{title}</div>
        {text !== undefined && <div className={styles.text}>{text}</div>}
      </div>
      {end}
      {pressable && <Icon name="forward" className={styles.arrow} />}
    </li>
  )
}
