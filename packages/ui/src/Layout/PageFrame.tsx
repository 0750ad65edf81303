import { clsx } from 'clsx'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { PageHeader, type PageHeaderProps } from './PageHeader.tsx'
import * as styles from './pageFrame.css.ts'

export interface PageFrameProps
  extends Omit<ComponentPropsWithRef<'div'>, 'title'>, Pick<PageHeaderProps, 'facts'> {
  title: ReactNode
  /** How wide it gets: a `form` is read line by line, a `page` has lists and tables. */
  width?: 'form' | 'page'
}

/** A page of its own: its heading, and its parts below each other at one distance. */
export function PageFrame({ title, facts, width = 'page', className, children, ...rest }: PageFrameProps) {
  return (
    <div data-kit="page-frame" className={clsx(styles.pageFrame, className)} data-width={width} {...rest}>
      <PageHeader title={title} {...(facts !== undefined && { facts })} />
      {children}
    </div>
  )
}
