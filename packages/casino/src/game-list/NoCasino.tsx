'use client'
import { EmptyState, useMessage } from '@kit/ui'

/** Replaces every casino page, at any address, on a domain without a casino and for a player who is locked out. */
export function NoCasino({ why }: { why: 'closed' | 'locked' }) {
  const message = useMessage()
  return why === 'closed' ? (
    <EmptyState title={message('casino.closed')} />
  ) : (
    <EmptyState title={message('casino.locked')} text={message('casino.lockedText')} />
  )
}
