import { Banner, Button, Inline, PasswordField, Stack, useMessage } from '@kit/ui'
import { useState, type FormEvent } from 'react'
import { useFactorCall } from './useFactorCall.ts'

export interface PasswordProofProps {
  text?: string
  submitLabel: string
  tone: 'action' | 'danger'
  /** Returns an error message if it failed. */
  onProof: (password: string) => Promise<string | undefined>
  onCancel?: () => void
}

/** Requires the password again, before an action that a stolen login must not perform. */
export function PasswordProof({ text, submitLabel, tone, onProof, onCancel }: PasswordProofProps) {
  const message = useMessage()
  const [password, setPassword] = useState('')
  const { isRunning, error, problem, run, setError, setProblem } = useFactorCall()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (password === '') return setError(message('account.factor.passwordMissing'))
    void run(async () => {
      const sentence = await onProof(password)
      if (sentence !== undefined) setProblem(sentence)
    })
  }
  return (
    <Stack asChild>
      <form noValidate onSubmit={submit}>
        {text !== undefined && <p>{text}</p>}
        <PasswordField
          label={message('account.factor.password')}
          labels={{
            show: message('account.factor.showPassword'),
            hide: message('account.factor.hidePassword'),
          }}
          autoComplete="current-password"
          value={password}
          error={error}
          onChange={(event) => setPassword(event.target.value)}
        />
        {problem !== null && <Banner tone="danger">{problem}</Banner>}
        <Inline gap="medium">
          <Button type="submit" tone={tone} loading={isRunning}>
            {submitLabel}
          </Button>
          {onCancel && (
            <Button disabled={isRunning} onClick={onCancel}>
              {message('account.factor.cancel')}
            </Button>
          )}
        </Inline>
      </form>
    </Stack>
  )
}
