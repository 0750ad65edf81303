import { clsx } from 'clsx'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { PageHeader, type PageHeaderProps } from './PageHeader.tsx'
import * as styles from './pageFrame.css.ts'

export interface PageFrameProps
  extends Omit<ComponentPropsWithRef<'div'>, 'title'>, Pick<PageHeaderProps, 'facts'> {
  title: ReactNode
  /** Maximum width: `form` for reading line by line, `page` for lists and tables. */
  width?: 'form' | 'page'
}

/** A page: its heading, and its sections stacked at equal distances. */
export function PageFrame({ title, facts, width = 'page', className, children, ...rest }: PageFrameProps) {
  return (
    <div data-kit="page-frame" className={clsx(styles.pageFrame, className)} data-width={width} {...rest}>
      <PageHeader title={title} {...(facts !== undefined && { facts })} />
      {children}
    </div>
  )
}
