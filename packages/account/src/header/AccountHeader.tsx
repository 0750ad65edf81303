import { useAccount, useLogin, useLoginRequest } from '../accountContext.ts'
import { PlayerHeader } from './PlayerHeader.tsx'
import { VisitorHeader } from './VisitorHeader.tsx'

/** The right end of the header: the ways in for visitors, balance and menu for players. */
export function AccountHeader() {
  const { site, options } = useAccount()
  const login = useLogin()
  const request = useLoginRequest()
  if (login) return <PlayerHeader />
  return (
    <VisitorHeader
      isDemoStarting={request?.step === 'demo'}
      onLogin={() => site.requestLogin()}
      onDemo={options.demo ? () => site.requestLogin({ step: 'demo' }) : undefined}
    />
  )
}
