'use client'
import { Sheet, useMessage } from '@kit/ui'
import type { SheetSubject } from '../ordersContext.ts'
import { AskForm } from './AskForm.tsx'
import { EditForm } from './EditForm.tsx'

/** A pending request continues after the sheet is closed. */
export function OrderSheet({ subject, onClose }: { subject: SheetSubject | null; onClose: () => void }) {
  const message = useMessage()
  return (
    <Sheet.Root open={subject !== null} onOpenChange={(isOpen: boolean) => isOpen || onClose()}>
      {subject && (
        <Sheet.Content
          edge="auto"
          title={message(subject.kind === 'ask' ? 'orders.ask.title' : 'orders.edit.title')}
          labels={{ close: message('orders.ask.close') }}
        >
          {subject.kind === 'ask' ? (
            <AskForm ask={subject.ask} onClose={onClose} />
          ) : (
            <EditForm key={subject.order.id} order={subject.order} onClose={onClose} />
          )}
        </Sheet.Content>
      )}
    </Sheet.Root>
  )
}
