import { openBootOverlay, type BootPage, type TapBoot } from '@kit/shell/boot'
import { createFlags } from '@kit/sdk/flags'
import { MessagesProvider, MoreMessages, Sheet, useMessage } from '@kit/ui'
import type { AccountOptions } from '../accountContext.ts'
import { LoginForm } from '../login/LoginForm.tsx'
import { loginMessages } from '../login/messages.ts'
import { rememberedNameKey } from '../login/rememberedName.ts'
import { knowsPasskeys } from '../passkeys/askAuthenticator.ts'

const nothing = () => {}
const link = { onPress: nothing }

type Options = Pick<Required<AccountOptions>, 'demo' | 'passkeys'>

/** The operator's settings load with the site. */
const optionsOf = ({ given }: BootPage) => given['account'] as Options

/** Equal to what React will render. */
function EarlyLogin({ page }: { page: BootPage }) {
  const message = useMessage()
  const { get } = createFlags(page.flags)
  const { demo, passkeys } = optionsOf(page)
  const isB2b = get('domain.type') === 'b2b'
  return (
    <Sheet.Root open>
      <Sheet.Content
        edge="auto"
        title={message('account.login.title')}
        description={message('account.login.text')}
        labels={{ close: message('account.login.close') }}
      >
        <Sheet.Step index={0}>
          <LoginForm
            rememberedName={localStorage.getItem(rememberedNameKey) ?? ''}
            onSubmit={nothing}
            onDemo={demo ? nothing : undefined}
            onPasskey={passkeys && knowsPasskeys() ? nothing : undefined}
            onCode={get('auth.otpLogin') ? nothing : undefined}
            links={{
              forgot: get('auth.forgotPassword.enabled') && !isB2b ? link : undefined,
              register: get('auth.register.enabled') && !isB2b ? link : undefined,
            }}
          />
        </Sheet.Step>
      </Sheet.Content>
    </Sheet.Root>
  )
}

export const tap: TapBoot = {
  open(page, pressed, onClose) {
    openBootOverlay(
      <MessagesProvider locale={page.locale} messages={page.messages}>
        <MoreMessages messages={loginMessages}>
          <EarlyLogin page={page} />
        </MoreMessages>
      </MessagesProvider>,
      pressed,
      { onClose },
    )
  },
}
