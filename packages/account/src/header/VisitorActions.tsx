import { useStore } from 'zustand'
import { useAccountServices } from '../accountContext.ts'
import { VisitorHeader } from './VisitorHeader.tsx'

/** Login and demo buttons for visitors, at the right end of the header. */
export function VisitorActions() {
  const { site, options, loginRequest } = useAccountServices()
  const request = useStore(loginRequest)
  return (
    <VisitorHeader
      isDemoStarting={request?.step === 'demo'}
      onLogin={() => site.request('login', {})}
      onDemo={options.demo ? () => site.request('login', { step: 'demo' }) : undefined}
    />
  )
}
