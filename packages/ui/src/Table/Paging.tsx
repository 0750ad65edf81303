'use client'
import { clsx } from 'clsx'
import type { ComponentPropsWithRef } from 'react'
import type { ChangeDetails } from '../controlled/changeDetails.ts'
import { useControlled } from '../controlled/useControlled.ts'
import { IconButton } from '../IconButton/index.ts'
import * as styles from './paging.css.ts'
import { shownPages } from './shownPages.ts'

export type PageChange = ChangeDetails<'previous' | 'next' | 'page'>

export interface PagingProps extends Omit<ComponentPropsWithRef<'nav'>, 'children' | 'defaultValue'> {
  /** The current page, from 1. */
  value?: number
  /** Default: 1. */
  defaultValue?: number
  /** Number of pages. With one page or none nothing is rendered. */
  pages: number
  onValueChange?: (page: number, details: PageChange) => void
  disabled?: boolean
  labels: {
    previous: string
    next: string
    /** Name of one page's button: 'Page 3'. */
    page: (page: number) => string
  }
}

/** Selects a page of a server-paged list. Give it an `aria-label`. */
export function Paging({
  value,
  defaultValue = 1,
  onValueChange,
  pages,
  disabled = false,
  labels,
  className,
  ...rest
}: PagingProps) {
  const [page, change] = useControlled<number, PageChange>(value, defaultValue, onValueChange)
  if (pages <= 1) return null
  return (
    <nav data-kit="paging" className={clsx(styles.paging, className)} {...rest}>
      <IconButton
        icon="back"
        size="small"
        label={labels.previous}
        disabled={disabled || page <= 1}
        onClick={(event) => change(page - 1, { reason: 'previous', event })}
      />
      <ol data-part="paging-pages" className={styles.pages}>
        {shownPages(page, pages).map((shown, index) =>
          shown === 'gap' ? (
            <li key={index < 3 ? 'before' : 'after'} aria-hidden className={styles.gap}>
              …
            </li>
          ) : (
            <li key={shown}>
              <button
                type="button"
                aria-label={labels.page(shown)}
                aria-current={shown === page ? 'page' : undefined}
                disabled={disabled}
                data-part="paging-page"
                className={styles.page}
                onClick={(event) => change(shown, { reason: 'page', event })}
              >
                {shown}
              </button>
            </li>
          ),
        )}
      </ol>
      <IconButton
        icon="forward"
        size="small"
        label={labels.next}
        disabled={disabled || page >= pages}
        onClick={(event) => change(page + 1, { reason: 'next', event })}
      />
    </nav>
  )
}
