import { renewRecoveryCodes, setSecondFactor } from '@kit/sdk/contract'
import { invalidate } from '@kit/sdk/query'
import { Banner, Button, Inline, Stack, useMessage } from '@kit/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { useAccountServices } from '../accountContext.ts'
import { FactorCode, isFactorCode } from './FactorCode.tsx'
import * as styles from './secondFactor.css.ts'
import { useFactorCall } from './useFactorCall.ts'

export interface TurnedOnProps {
  codesLeft: number | undefined
  onCodes: (codes: readonly string[]) => void
}

/** The actions while the second factor is on: new recovery codes, or turning it off. Both need a code. */
export function TurnedOn({ codesLeft, onCodes }: TurnedOnProps) {
  const message = useMessage()
  const [chosen, choose] = useState<'renew' | 'turnOff' | null>(null)
  return (
    <>
      {codesLeft !== undefined && (
        <p className={styles.quiet}>{message('account.factor.left', { count: codesLeft })}</p>
      )}
      {chosen ? (
        <Confirmation key={chosen} chosen={chosen} onCodes={onCodes} onCancel={() => choose(null)} />
      ) : (
        <Inline gap="medium">
          <Button onClick={() => choose('renew')}>{message('account.factor.renew')}</Button>
          <Button onClick={() => choose('turnOff')}>{message('account.factor.turnOff')}</Button>
        </Inline>
      )}
    </>
  )
}

interface ConfirmationProps {
  chosen: 'renew' | 'turnOff'
  onCodes: (codes: readonly string[]) => void
  onCancel: () => void
}

function Confirmation({ chosen, onCodes, onCancel }: ConfirmationProps) {
  const { client } = useAccountServices().site.operator
  const queries = useQueryClient()
  const message = useMessage()
  const [code, setCode] = useState('')
  const { isRunning, error, problem, run, setError } = useFactorCall()
  const isTurningOff = chosen === 'turnOff'
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isFactorCode(code)) return setError(message('account.factor.invalid'))
    void run(async () => {
      if (isTurningOff) await client.call(setSecondFactor, { enabled: false, otp: code })
      else onCodes((await client.call(renewRecoveryCodes, { otp: code })).recoveryCodes)
      invalidate(queries, setSecondFactor.changes)
      onCancel()
    })
  }
  return (
    <Stack asChild>
      <form noValidate onSubmit={submit}>
        <p>{message(isTurningOff ? 'account.factor.turnOffText' : 'account.factor.renewText')}</p>
        <FactorCode
          value={code}
          error={error}
          takesRecovery={isTurningOff}
          onValue={(typed) => {
            setCode(typed)
            setError(undefined)
          }}
        />
        {problem !== null && <Banner tone="danger">{problem}</Banner>}
        <Inline gap="medium">
          <Button type="submit" tone={isTurningOff ? 'danger' : 'action'} loading={isRunning}>
            {message(isTurningOff ? 'account.factor.turnOff' : 'account.factor.renew')}
          </Button>
          <Button disabled={isRunning} onClick={onCancel}>
            {message('account.factor.cancel')}
          </Button>
        </Inline>
      </form>
    </Stack>
  )
}
