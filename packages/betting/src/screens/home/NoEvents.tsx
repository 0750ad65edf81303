'use client'
import { EmptyState, ErrorState, MoreMessages, useMessage, type MessageId } from '@kit/ui'
import { noEventsMessages } from './noEventsMessages.ts'

export interface NoEventsProps {
  emptyId: MessageId
  /** Set if the events could not be loaded. */
  failed?: { isRetrying: boolean; retry(): void } | undefined
}

export default function NoEvents(props: NoEventsProps) {
  return (
    <MoreMessages messages={noEventsMessages}>
      <Why {...props} />
    </MoreMessages>
  )
}

function Why({ emptyId, failed }: NoEventsProps) {
  const message = useMessage()
  if (!failed) return <EmptyState icon="clock" title={message(emptyId)} />
  return (
    <ErrorState
      title={message('betting.home.failed')}
      text={message('betting.event.failedText')}
      labels={{ retry: message('betting.event.retry') }}
      loading={failed.isRetrying}
      onRetry={failed.retry}
    />
  )
}
