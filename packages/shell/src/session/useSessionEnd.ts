import { useMessage } from '@kit/ui'
import { useEffect } from 'react'
import { useSite } from '../siteContext.ts'
import { sessionEndWords } from './sessionEnd.ts'

/**
 * When a login ends, goes to the home page and shows the reason, unless the player logged out.
 * Reloads the page after a 401.
 */
export function useSessionEnd(): void {
  const site = useSite()
  const message = useMessage()
  useEffect(() => {
    const { services, sessionEnd } = site
    const end = () => {
      const reason = sessionEnd.getState()
      if (reason === null) return
      sessionEnd.setState(null, true)
      services.navigate('/')
      const textId = sessionEndWords[reason]
      const tell = () => {
        if (textId)
          services.request('session.ended', { textId }, () => services.toast(message(textId), 'danger'))
      }
      if (reason === 'expired')
        import('./reloadExpired.ts').then(({ reloadExpired }) => reloadExpired(site, tell), tell)
      else tell()
    }
    end()
    return sessionEnd.subscribe(end)
  }, [site, message])
}
