'use client'
import { MoreMessages, Sheet, useMessage } from '@kit/ui'
import { EventSearch } from './EventSearch.tsx'
import { listMessages } from './messages.ts'
import { SportsNav } from './SportsNav.tsx'
import { useListedEvents } from './useListedEvents.ts'
import * as styles from './lists.css.ts'

export interface SportsMenuProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

function Menu({ isOpen, onOpenChange }: SportsMenuProps) {
  const message = useMessage()
  const close = () => onOpenChange(false)
  return (
    <Sheet.Root open={isOpen} onOpenChange={onOpenChange}>
      <Sheet.Content
        edge="start"
        title={message('betting.lists.menu')}
        closeLabel={message('betting.lists.close')}
      >
        <Inside onGo={close} />
      </Sheet.Content>
    </Sheet.Root>
  )
}

function Inside({ onGo }: { onGo: () => void }) {
  const { tree } = useListedEvents()
  return (
    <div className={styles.menu}>
      <EventSearch onGo={onGo} />
      <SportsNav tree={tree ?? []} onGo={onGo} />
    </div>
  )
}

/** The side navigation as a sheet, for every page that has none beside it (SHELL-056, SHELL-058, SHELL-062). */
export function SportsMenu(props: SportsMenuProps) {
  return (
    <MoreMessages messages={listMessages}>
      <Menu {...props} />
    </MoreMessages>
  )
}
