import { useFlag } from '@kit/sdk/react'
import { useStore } from 'zustand'
import { useAccountServices } from '../accountContext.ts'
import { VisitorHeader } from './VisitorHeader.tsx'

const here = () => window.location.pathname + window.location.search

/** SHELL-025, SHELL-026. */
export function VisitorActions() {
  const { site, options, loginRequest } = useAccountServices()
  const request = useStore(loginRequest)
  const isOpen = useFlag('auth.register.enabled')
  const isB2b = useFlag('domain.type') === 'b2b'
  const mayRegister = isOpen && !isB2b && site.canRequest('register')
  return (
    <VisitorHeader
      isDemoStarting={request?.step === 'demo'}
      onLogin={() => site.request('login', { returnTo: here() })}
      onRegister={mayRegister ? () => site.request('register', {}) : undefined}
      onDemo={options.demo ? () => site.request('login', { step: 'demo', returnTo: here() }) : undefined}
    />
  )
}
