import { clsx } from 'clsx'
import type { ComponentPropsWithRef } from 'react'
import { AsChild } from '../asChild/AsChild.tsx'
import * as styles from './stack.css.ts'

export interface SpacedProps extends ComponentPropsWithRef<'div'> {
  /** Space between the children, a token. */
  gap?: styles.Gap
  /** Renders the only child (a list, a form) with this layout. */
  asChild?: boolean
}

export interface StackProps extends SpacedProps {
  /** Alignment of the children across the stack. */
  align?: 'stretch' | 'start' | 'center' | 'end'
}

/** Stacks children at equal distances. */
export function Stack({
  gap = 'medium',
  align = 'stretch',
  asChild = false,
  className,
  ...rest
}: StackProps) {
  const Element = asChild ? AsChild : 'div'
  return (
    <Element
      data-kit="stack"
      data-align={align}
      className={clsx(styles.stack, styles.gaps[gap], className)}
      {...rest}
    />
  )
}

export interface InlineProps extends SpacedProps {
  align?: 'start' | 'center' | 'end' | 'baseline'
  /** Distribution of the free space on the line. */
  justify?: 'start' | 'center' | 'end' | 'between'
  /** Wraps children to the next line. Default: true. */
  wrap?: boolean
}

/** Places children in a row at equal distances; they wrap if the line is too short. */
export function Inline({
  gap = 'small',
  align = 'center',
  justify = 'start',
  wrap = true,
  asChild = false,
  className,
  ...rest
}: InlineProps) {
  const Element = asChild ? AsChild : 'div'
  return (
    <Element
      data-kit="inline"
      data-align={align}
      data-justify={justify}
      data-wrap={wrap ? '' : undefined}
      className={clsx(styles.inline, styles.gaps[gap], className)}
      {...rest}
    />
  )
}

export interface GridProps extends SpacedProps {
  /** The minimum width of a column: 160, 240 or 320 px, and never more than the page. */
  column?: 'small' | 'medium' | 'large'
  align?: 'stretch' | 'start' | 'center' | 'end'
}

/** Places children in as many equal columns as fit. */
export function Grid({
  gap = 'medium',
  column = 'medium',
  align = 'stretch',
  asChild = false,
  className,
  ...rest
}: GridProps) {
  const Element = asChild ? AsChild : 'div'
  return (
    <Element
      data-kit="grid"
      data-align={align}
      data-column={column}
      className={clsx(styles.grid, styles.gaps[gap], className)}
      {...rest}
    />
  )
}
