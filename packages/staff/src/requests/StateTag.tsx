'use client'
import type { PaymentState } from '@kit/sdk/contract'
import { Icon, StatusTag, useMessage, type IconName, type StatusTagProps } from '@kit/ui'

const looks: Record<PaymentState, { tone: NonNullable<StatusTagProps['tone']>; icon: IconName }> = {
  pending: { tone: 'warning', icon: 'clock' },
  processing: { tone: 'accent', icon: 'retry' },
  approved: { tone: 'success', icon: 'success' },
  rejected: { tone: 'danger', icon: 'refused' },
  canceled: { tone: 'neutral', icon: 'close' },
}

/** Shows a state as the player sees it (TXN-020). */
export function StateTag({ state }: { state: PaymentState }) {
  const message = useMessage()
  const { tone, icon } = looks[state]
  return (
    <StatusTag tone={tone} data-state={state}>
      <Icon name={icon} size="small" /> {message(`staff.state.${state}`)}
    </StatusTag>
  )
}
