import { Button, CopyButton, MoreMessages, Sheet, useMessage } from '@kit/ui'
import { useState } from 'react'
import { useStore } from 'zustand'
import { useAccountServices, useLogin } from '../accountContext.ts'
import { appCredentials } from '../login/appCredentials.ts'
import * as styles from '../login/login.css.ts'
import { logOutPlayer } from '../session/logOutPlayer.ts'
import { changeOwnPassword } from './changeOwnPassword.ts'
import { passwordMessages } from './messages.ts'
import { PasswordForm } from './PasswordForm.tsx'
import type { PasswordFields } from './passwordFields.ts'

export interface PasswordSheetProps {
  /** Staff only; null before the change. */
  transactionCode: string | null
  onTransactionCode: (code: string | null) => void
  /** Undefined if the change is mandatory. */
  onClose?: (() => void) | undefined
}

/**
 * The change of the player's own password. A mandatory change of a temporary password cannot be closed, only left by
 * logging out (PWD-031). Staff then see their new transaction code (PWD-028).
 */
export default function PasswordSheet(props: PasswordSheetProps) {
  return (
    <MoreMessages messages={passwordMessages}>
      {props.transactionCode === null ? <ChangeStep {...props} /> : <CodeStep {...props} />}
    </MoreMessages>
  )
}

function useLogOutChanged() {
  const { site, panel } = useAccountServices()
  const message = useMessage()
  return async () => {
    await logOutPlayer(site)
    panel.setState(null, true)
    site.toast(message('account.password.changed'), 'success')
    site.request('login', {})
  }
}

function CodeStep({ transactionCode, onTransactionCode }: PasswordSheetProps) {
  const message = useMessage()
  const logOut = useLogOutChanged()
  const close = () => {
    onTransactionCode(null)
    void logOut()
  }
  return (
    <Sheet.Root open onOpenChange={close}>
      <Sheet.Content
        edge="auto"
        title={message('account.password.codeTitle')}
        description={message('account.password.codeText')}
        labels={{ close: message('account.password.close') }}
      >
        <div className={styles.form}>
          <output className={styles.code}>{transactionCode}</output>
          <CopyButton
            text={transactionCode ?? ''}
            labels={{
              copy: message('account.password.copy'),
              copied: message('account.password.copied'),
              failed: message('account.password.notCopied'),
            }}
          />
          <Button tone="action" fullWidth onClick={close}>
            {message('account.password.close')}
          </Button>
        </div>
      </Sheet.Content>
    </Sheet.Root>
  )
}

function ChangeStep({ onTransactionCode, onClose }: PasswordSheetProps) {
  const { site, options, temporaryPassword } = useAccountServices()
  const isPlayer = useLogin()?.userType === 'user'
  const message = useMessage()
  const logOut = useLogOutChanged()
  const [isChanging, setIsChanging] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  async function change({ oldPassword, password }: PasswordFields) {
    setIsChanging(true)
    setProblem(null)
    try {
      const outcome = await changeOwnPassword(site, { oldPassword, password })
      if (outcome.state === 'refused') return setProblem(outcome.message)
      if (outcome.state === 'loggedOut') return
      await appCredentials({ site, options }).remove()
      if (outcome.transactionCode === null) await logOut()
      else onTransactionCode(outcome.transactionCode)
    } catch (error) {
      site.onError(error, 'change of the password')
      setProblem(message('account.password.failed'))
    } finally {
      setIsChanging(false)
    }
  }

  // Players have no transaction code, so the corrected text omits it.
  const close = () => {
    if (isChanging) return
    if (onClose) onClose()
    else setProblem(message(isPlayer ? 'account.password.owedByPlayer' : 'account.password.owed'))
  }

  return (
    <Sheet.Root open onOpenChange={close}>
      <Sheet.Content
        edge="auto"
        title={message('account.password.title')}
        description={message(onClose ? 'account.password.changeText' : 'account.password.text')}
        labels={{ close: message('account.password.close') }}
      >
        <PasswordForm
          oldPassword={useStore(temporaryPassword) ?? undefined}
          isChanging={isChanging}
          problem={problem}
          onSubmit={(fields) => void change(fields)}
        />
        {!onClose && (
          <Button fullWidth disabled={isChanging} onClick={() => void logOutPlayer(site)}>
            {message('account.logout')}
          </Button>
        )}
      </Sheet.Content>
    </Sheet.Root>
  )
}
