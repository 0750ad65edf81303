import { clsx } from 'clsx'
import type { ComponentPropsWithRef } from 'react'
import { AsChild } from '../asChild/AsChild.tsx'
import * as styles from './stack.css.ts'

export interface SpacedProps extends ComponentPropsWithRef<'div'> {
  /** Space between the children, of the tokens. */
  gap?: styles.Gap
  /** Renders the only child (a list, a form) with this layout. */
  asChild?: boolean
}

export interface StackProps extends SpacedProps {
  /** Across the stack. */
  align?: 'stretch' | 'start' | 'center' | 'end'
}

/** Children below each other at equal distances. */
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
  /** Where what is left of the line goes. */
  justify?: 'start' | 'center' | 'end' | 'between'
  /** Whether they go on in the next line. Default: true. */
  wrap?: boolean
}

/** Children beside each other at equal distances; they wrap where the line is too short. */
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
  /** The smallest width of a column: 160, 240 or 320 px, and never more than the page. */
  column?: 'small' | 'medium' | 'large'
  align?: 'stretch' | 'start' | 'center' | 'end'
}

/** Children in as many equal columns as fit. */
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
