import { MoreMessages, Toasts, useMessage } from '@kit/ui'
import { useSite } from '../siteContext.ts'
import { toastMessages } from './toastMessages.ts'

export default function SiteToasts() {
  return (
    <MoreMessages messages={toastMessages}>
      <SiteQueue />
    </MoreMessages>
  )
}

function SiteQueue() {
  const { toasts } = useSite()
  const message = useMessage()
  return (
    <Toasts
      queue={toasts}
      labels={{ region: message('shell.toasts'), close: message('shell.toasts.close') }}
    />
  )
}
