import { chatLink } from '@kit/sdk'
import { useFlag } from '@kit/sdk/react'
import { useAccountServices } from '../accountContext.ts'
import { useChatLink } from '../contact/useChatLink.ts'

export type LoginLink = { onPress: () => void } | { address: string }

export interface LoginLinks {
  forgot?: LoginLink | undefined
  register?: LoginLink | undefined
  apk?: string | undefined
}

/**
 * Returns the links of the login sheet that the brand has (AUTH-011 to AUTH-015), with Register as the chat that
 * creates accounts. A link without a target is omitted.
 */
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
