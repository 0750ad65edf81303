'use client'
import { useRef, type ReactNode } from 'react'
import type { RowItem } from './eventGroups.ts'
import type { EventRowProps } from './EventRow.tsx'
import * as styles from './rows.css.ts'
import { useNearRows } from './useNearRows.ts'

export interface RowListProps extends Pick<EventRowProps, 'layout'> {
  items: readonly RowItem[]
  renderItem: (item: RowItem) => ReactNode
}

/** Virtual list that renders only the items near the screen, so that a thousand events cost as much as thirty. */
export default function ManyRows({ items, layout, renderItem }: RowListProps) {
  const list = useRef<HTMLUListElement>(null)
  const { rendered, heightPx, measure, hold } = useNearRows(list, items)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Focus that bubbles from what is drawn.
    <ul
      ref={list}
      className={styles.list}
      data-layout={layout}
      data-virtual=""
      style={{ blockSize: heightPx }}
      onFocus={({ target }) => hold(target.closest<HTMLElement>('[data-index]')?.dataset['index'])}
      onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || hold(undefined)}
    >
      {rendered.map(({ index, topPx }) => {
        const item = items[index]
        return (
          item && (
            <li
              key={item.key}
              ref={measure}
              data-index={index}
              data-kind={item.kind}
              aria-setsize={items.length}
              aria-posinset={index + 1}
              className={styles.item}
              style={{ transform: `translateY(${topPx}px)` }}
            >
              {renderItem(item)}
            </li>
          )
        )
      })}
    </ul>
  )
}
