import { useMessage } from '@kit/ui'
import { useEffect } from 'react'
import { useSite } from '../siteContext.ts'
import { sessionEndWords } from './sessionEnd.ts'

/** A login that ended leads home, and says why where the player did not ask for it. */
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
