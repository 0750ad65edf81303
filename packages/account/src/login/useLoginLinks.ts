import { chatLink } from '@kit/sdk'
import { useFlag } from '@kit/sdk/react'
import { useAccountServices } from '../accountContext.ts'
import { useChatLink } from '../contact/useChatLink.ts'

/** Where a link of the login leads: to another part of this site, or to an address. */
export type LoginLink = { onPress: () => void } | { address: string }

export interface LoginLinks {
  forgot?: LoginLink | undefined
  register?: LoginLink | undefined
  /** The address of the app. */
  apk?: string | undefined
}

/** The links of the login sheet, as the brand wants them (AUTH-011 to AUTH-015), Register by the chat that makes accounts. What leads nowhere is not offered. */
export function useLoginLinks(): LoginLinks {
  const { site, loginRequest, panel } = useAccountServices()
  const isB2b = useFlag('domain.type') === 'b2b'
  const mayReset = useFlag('auth.forgotPassword.enabled') && !isB2b
  const mayRegister = useFlag('auth.register.enabled') && !isB2b
  const asksChatToReset = useFlag('auth.forgotPassword.useChatLink')
  const asksChatToRegister = useFlag('auth.register.useChatLink')
  const chatToReset = useChatLink(mayReset && asksChatToReset)
  const chatToRegister = chatLink(useFlag('auth.register.chatCreateId'))
  const apkUrl = useFlag('app.apkUrl')
  const showsApk = useFlag('auth.login.showApkLink')
  const byChat = (address: string | undefined) => (address === undefined ? undefined : { address })
  const closeFor = (open: () => void) => ({
    onPress() {
      loginRequest.setState(null, true)
      open()
    },
  })
  const forgot = closeFor(() => panel.setState({ kind: 'forgotPassword' }, true))
  const register = site.canRequest('register') ? closeFor(() => site.request('register', {})) : undefined
  return {
    forgot: mayReset ? (asksChatToReset ? byChat(chatToReset) : forgot) : undefined,
    register: mayRegister ? (asksChatToRegister ? byChat(chatToRegister) : register) : undefined,
    apk: showsApk && apkUrl !== null ? apkUrl : undefined,
  }
}
