import { MoreMessages, Sheet, useMessage } from '@kit/ui'
import { useAccountServices } from '../accountContext.ts'
import { LoginForm } from './LoginForm.tsx'
import { loginMessages } from './messages.ts'
import { rememberedNameKey } from './rememberedName.ts'
import { useLoginSheet } from './useLoginSheet.ts'

/** The login sheet. It stays open while a login runs, so that the player sees how it ends. */
export default function LoginSheet() {
  return (
    <MoreMessages messages={loginMessages}>
      <LoginSteps />
    </MoreMessages>
  )
}

function LoginSteps() {
  const { site, loginRequest } = useAccountServices()
  const message = useMessage()
  const { work, problem, isOpen, logIn, tryDemo } = useLoginSheet()
  if (!isOpen) return null
  return (
    <Sheet.Root open onOpenChange={(opens) => !opens && work === 'idle' && loginRequest.setState(null, true)}>
      <Sheet.Content
        edge="auto"
        title={message('account.login.title')}
        description={message('account.login.text')}
        closeLabel={message('account.login.close')}
      >
        <LoginForm
          rememberedName={site.storage.getItem(rememberedNameKey) ?? ''}
          work={work}
          problem={problem}
          onSubmit={logIn}
          onDemo={tryDemo}
        />
      </Sheet.Content>
    </Sheet.Root>
  )
}
