'use client'
import { EmptyState, useMessage } from '@kit/ui'

/** Instead of any page of the casino, at whatever address: on a domain without one, and for a player who is locked out of it. */
export function NoCasino({ why }: { why: 'closed' | 'locked' }) {
  const message = useMessage()
  return why === 'closed' ? (
    <EmptyState title={message('casino.closed')} />
  ) : (
    <EmptyState title={message('casino.locked')} text={message('casino.lockedText')} />
  )
}
