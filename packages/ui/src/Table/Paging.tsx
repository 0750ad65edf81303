'use client'
import { clsx } from 'clsx'
import type { ComponentPropsWithRef } from 'react'
import { IconButton } from '../IconButton/index.ts'
import * as styles from './paging.css.ts'
import { shownPages } from './shownPages.ts'

export interface PagingProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** The current page, from 1. */
  page: number
  /** Number of pages. With one page or none nothing is rendered. */
  pages: number
  onPageChange: (page: number) => void
  disabled?: boolean
  labels: {
    previous: string
    next: string
    /** Name of one page's button: 'Page 3'. */
    page: (page: number) => string
  }
}

/** Selects a page of a list that the server pages. Give it an `aria-label`. */
export function Paging({
  page,
  pages,
  onPageChange,
  disabled = false,
  labels,
  className,
  ...rest
}: PagingProps) {
  if (pages <= 1) return null
  return (
    <nav data-kit="paging" className={clsx(styles.paging, className)} {...rest}>
      <IconButton
        icon="back"
        size="small"
        label={labels.previous}
        disabled={disabled || page <= 1}
        onClick={() => onPageChange(page - 1)}
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
                onClick={() => onPageChange(shown)}
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
        onClick={() => onPageChange(page + 1)}
      />
    </nav>
  )
}
