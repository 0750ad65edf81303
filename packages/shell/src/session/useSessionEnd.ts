import { useMessage } from '@kit/ui'
import { useEffect } from 'react'
import { useSite } from '../siteContext.ts'
import { sessionEndWords } from './sessionEnd.ts'

/** When a login ends: goes home and, unless the player logged out, says why. */
export function useSessionEnd(): void {
  const { services } = useSite()
  const message = useMessage()
  useEffect(
    () =>
      services.operator.session.onEnd((reason) => {
        services.navigate('/')
        const textId = sessionEndWords[reason]
        if (textId) services.toast(message(textId), 'danger')
      }),
    [services, message],
  )
}
