'use client'
import { clsx } from 'clsx'
import { Accordion as Radix } from 'radix-ui'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Icon } from '../Icon/index.ts'
import * as styles from './accordion.css.ts'

export type AccordionRootProps = ComponentPropsWithRef<typeof Radix.Root>

/** Sections that expand and collapse. `type` says whether one or several can be open. */
export function Root({ className, ...rest }: AccordionRootProps) {
  return <Radix.Root data-kit="accordion" className={clsx(styles.root, className)} {...rest} />
}

export interface AccordionItemProps extends Omit<ComponentPropsWithRef<typeof Radix.Item>, 'title'> {
  title: ReactNode
  /** Level of its heading in the page. */
  headingLevel?: 2 | 3 | 4
  /** Content before the arrow, e.g. a count. */
  end?: ReactNode
}

/** One section; its heading is the button that opens it. */
export function Item({ title, headingLevel = 3, end, className, children, ...rest }: AccordionItemProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <Radix.Item data-part="accordion-item" className={clsx(styles.item, className)} {...rest}>
      <Radix.Header asChild>
        <Heading data-part="accordion-heading" className={styles.heading}>
          <Radix.Trigger data-part="accordion-trigger" className={styles.trigger}>
            <span data-part="accordion-title" className={styles.title}>
              {title}
            </span>
            {end}
            <Icon name="down" className={styles.arrow} />
          </Radix.Trigger>
        </Heading>
      </Radix.Header>
      <Radix.Content data-part="accordion-content" className={styles.content}>
        <div data-part="accordion-body" className={styles.body}>
          {children}
        </div>
      </Radix.Content>
    </Radix.Item>
  )
}
