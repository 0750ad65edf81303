'use client'
import { MoreMessages, Sheet, useMessage } from '@kit/ui'
import type { BookOfKind } from '@kit/rules'
import { RunBook } from '../../slip/form/info/RunBook.tsx'
import { slipMessages } from '../../slip/form/slipMessages.ts'

export interface SessionBookSheetProps {
  name: string
  book: BookOfKind
  isOpen: boolean
  onClose: () => void
}

function Book({ name, book, isOpen, onClose }: SessionBookSheetProps) {
  const message = useMessage()
  return (
    <Sheet.Root open={isOpen} onOpenChange={(open: boolean) => !open && onClose()}>
      <Sheet.Content title={name} labels={{ close: message('betting.slip.close') }}>
        <RunBook byRun={book.byRun ?? []} amountName={message('betting.whatIf.now')} />
      </Sheet.Content>
    </Sheet.Root>
  )
}

/** Sheet with the profit or loss of the player's bets on a session by run, without a draft bet. Source: PNL-009. */
export default function SessionBookSheet(props: SessionBookSheetProps) {
  return (
    <MoreMessages messages={slipMessages}>
      <Book {...props} />
    </MoreMessages>
  )
}
