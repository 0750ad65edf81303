import { Toasts, useMessage } from '@kit/ui'
import { useSite } from '../siteContext.ts'

/** The short messages at the top right. */
export default function SiteToasts() {
  const { toasts } = useSite()
  const message = useMessage()
  return (
    <Toasts
      queue={toasts}
      labels={{ region: message('shell.toasts'), close: message('shell.toasts.close') }}
    />
  )
}
