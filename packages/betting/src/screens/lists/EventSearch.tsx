'use client'
import { Combobox, MoreMessages, useLocale, useMessage } from '@kit/ui'
import { searchQuery } from '@kit/sdk/query'
import type { NavigationSectionProps } from '@kit/shell/feature'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { startText } from '../../market/startText.ts'
import { useName } from '../../market/useName.ts'
import { useBetting } from '../../slip/model/bettingContext.ts'
import { eventPath } from './listPaths.ts'
import { listMessages } from './messages.ts'
import { recentEvents, rememberEvent, type SeenEvent } from './recentEvents.ts'
import { useDebounced } from './useDebounced.ts'

/** Time that typing must pause before the search request, in ms. */
const debounceMs = 250
/** Minimum length of a search text; shorter texts match too much. */
const shortest = 2

const idOf = ({ eventTypeId, eventId }: SeenEvent) => `${eventTypeId}/${eventId}`

/**
 * Search for events by name, grouped by sport. While empty, it lists events that were opened before. Arrow keys move,
 * Enter opens, Escape closes. Sources: SHELL-058, SHELL-059, SHELL-071.
 */
type EventSearchProps = Pick<NavigationSectionProps, 'onGo' | 'takesFocus'>

export function EventSearch(props: EventSearchProps) {
  return (
    <MoreMessages messages={listMessages}>
      <Search {...props} />
    </MoreMessages>
  )
}

function Search({ onGo, takesFocus }: EventSearchProps) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (takesFocus) field.current?.focus()
  }, [takesFocus])
  const locale = useLocale()
  const message = useMessage()
  const nameOf = useName()
  const { site } = useBetting()
  const [typed, setTyped] = useState('')
  const [searches, setSearches] = useState(0)
  const text = useDebounced(typed.trim(), debounceMs)
  const isLong = text.length >= shortest
  const found = useQuery({ ...searchQuery(site.operator.client, text), enabled: isLong })
  const seen = recentEvents(site.storage)
  const isEmpty = typed.trim() === ''
  const isWaiting = typed.trim().length >= shortest && (text !== typed.trim() || found.isFetching)

  const events: (SeenEvent & { group: string })[] = isEmpty
    ? seen.map((event) => ({ ...event, group: message('betting.search.recent') }))
    : isLong
      ? (found.data ?? []).flatMap(({ name, events }) =>
          events.map((event) => ({ ...event, group: nameOf(name) })),
        )
      : []
  const items = events.map((event) => ({
    id: idOf(event),
    label: `${event.eventName} · ${startText(event.openDate, site.now(), locale)}`,
    group: event.group,
  }))
  const open = (id: string | null) => {
    const event = events.find((one) => idOf(one) === id)
    if (!event) return
    rememberEvent(site.storage, event)
    setTyped('')
    // A new key resets the field for the next search.
    setSearches((count) => count + 1)
    onGo?.()
    site.navigate(eventPath(event.eventTypeId, event.eventId))
  }
  return (
    <Combobox
      key={searches}
      ref={field}
      label={message('betting.search.label')}
      placeholder={message('betting.search.hint')}
      autoComplete="off"
      enterKeyHint="search"
      items={items}
      value={null}
      onValueChange={open}
      // A choice writes the event's name into the field, which is not a search.
      onQueryChange={(query) => setTyped(items.some(({ label }) => label === query) ? '' : query)}
      loading={isWaiting}
      labels={{
        loading: message('betting.search.loading'),
        empty: message(typed.trim().length < shortest ? 'betting.search.short' : 'betting.search.none'),
      }}
    />
  )
}
