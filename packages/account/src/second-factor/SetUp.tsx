import { setSecondFactor } from '@kit/sdk/contract'
import { invalidate } from '@kit/sdk/query'
import { Banner, Button, CopyButton, Inline, QrCode, Stack, useMessage } from '@kit/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { useAccountServices } from '../accountContext.ts'
import { FactorCode, isFactorCode } from './FactorCode.tsx'
import { PasswordProof } from './PasswordProof.tsx'
import * as styles from './secondFactor.css.ts'
import { useFactorCall } from './useFactorCall.ts'

export interface SetUpProps {
  onCodes: (codes: readonly string[]) => void
}

/** Turns the second factor on: the password reveals a key, and a code made with it proves that the app has it. */
export function SetUp({ onCodes }: SetUpProps) {
  const [prepared, setPrepared] = useState<{ secret: string; url: string } | null>(null)
  if (prepared) return <Proof {...prepared} onCodes={onCodes} onCancel={() => setPrepared(null)} />
  return <Password onPrepared={setPrepared} />
}

function Password({ onPrepared }: { onPrepared: (prepared: { secret: string; url: string }) => void }) {
  const { client } = useAccountServices().site.operator
  const message = useMessage()
  const prepare = async (password: string) => {
    const { secret, url } = await client.call(setSecondFactor, { enabled: true, password })
    if (secret !== undefined && url !== undefined) onPrepared({ secret, url })
    return undefined
  }
  return <PasswordProof submitLabel={message('account.factor.setUp')} tone="action" onProof={prepare} />
}

/** Returns the secret in groups of four, to read aloud and type. */
const inFours = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? ''

interface ProofProps extends SetUpProps {
  secret: string
  url: string
  onCancel: () => void
}

function Proof({ secret, url, onCodes, onCancel }: ProofProps) {
  const { client } = useAccountServices().site.operator
  const queries = useQueryClient()
  const message = useMessage()
  const [code, setCode] = useState('')
  const { isRunning, error, problem, run, setError } = useFactorCall()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isFactorCode(code)) return setError(message('account.factor.invalid'))
    void run(async () => {
      const { recoveryCodes = [] } = await client.call(setSecondFactor, { enabled: true, otp: code })
      onCodes(recoveryCodes)
      invalidate(queries, setSecondFactor.changes)
    })
  }
  return (
    <Stack asChild>
      <form noValidate onSubmit={submit}>
        <p>{message('account.factor.scan')}</p>
        <QrCode value={url} label={message('account.factor.qr')} />
        <Inline gap="medium">
          <output aria-label={message('account.factor.key')} className={styles.key}>
            {inFours(secret)}
          </output>
          <Copy text={secret} />
        </Inline>
        <FactorCode value={code} error={error} onValue={setCode} />
        {problem !== null && <Banner tone="danger">{problem}</Banner>}
        <Inline gap="medium">
          <Button type="submit" tone="action" loading={isRunning}>
            {message('account.factor.turnOn')}
          </Button>
          <Button disabled={isRunning} onClick={onCancel}>
            {message('account.factor.cancel')}
          </Button>
        </Inline>
      </form>
    </Stack>
  )
}

/** Copies a key or the codes (ERR-009). */
export function Copy({ text }: { text: string }) {
  const message = useMessage()
  return (
    <CopyButton
      size="small"
      text={text}
      labels={{
        copy: message('account.factor.copy'),
        copied: message('account.factor.copied'),
        failed: message('account.factor.notCopied'),
      }}
    />
  )
}
