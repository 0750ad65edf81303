import { Button, MoreMessages, Sheet, useMessage } from '@kit/ui'
import { useState } from 'react'
import { useStore } from 'zustand'
import { useAccountServices } from '../accountContext.ts'
import { logOutPlayer } from '../session/logOutPlayer.ts'
import { changeOwnPassword } from './changeOwnPassword.ts'
import { passwordMessages } from './messages.ts'
import { PasswordForm } from './PasswordForm.tsx'
import type { PasswordFields } from './passwordFields.ts'

/** The forced change of a temporary password. It cannot be closed; a player who does not want to, logs out (PWD-031). */
export default function OwedPasswordSheet() {
  return (
    <MoreMessages messages={passwordMessages}>
      <OwedPasswordSteps />
    </MoreMessages>
  )
}

function OwedPasswordSteps() {
  const { site, temporaryPassword } = useAccountServices()
  const message = useMessage()
  const [isChanging, setIsChanging] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  async function change({ oldPassword, password }: PasswordFields) {
    setIsChanging(true)
    setProblem(null)
    try {
      const outcome = await changeOwnPassword(site, { oldPassword, password })
      if (outcome.state === 'refused') return setProblem(outcome.message)
      if (outcome.state === 'changed') {
        site.toast(message('account.password.changed'), 'success')
        site.request('login', {})
      }
    } catch (error) {
      site.onError(error, 'change of the password')
      setProblem(message('account.password.failed'))
    } finally {
      setIsChanging(false)
    }
  }

  return (
    <Sheet.Root open onOpenChange={() => setProblem(message('account.password.owed'))}>
      <Sheet.Content
        edge="auto"
        title={message('account.password.title')}
        description={message('account.password.text')}
        closeLabel={message('account.password.close')}
      >
        <PasswordForm
          oldPassword={useStore(temporaryPassword) ?? undefined}
          isChanging={isChanging}
          problem={problem}
          onSubmit={(fields) => void change(fields)}
        />
        <Button fullWidth disabled={isChanging} onClick={() => void logOutPlayer(site)}>
          {message('account.logout')}
        </Button>
      </Sheet.Content>
    </Sheet.Root>
  )
}
