import { OperatorError } from '@kit/sdk'
import { profileQuery } from '@kit/sdk/query'
import { PasswordField, TextField, useMessage } from '@kit/ui'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useWalletSite } from '../walletContext.ts'
import * as styles from './accounts.css.ts'

export interface Proof {
  password?: string
  otp?: string
}

/** Refusals that the player resolves with a password or a code. */
const aboutProof = new Set(['password-due', 'wrong-password', 'otp-invalid'])

export interface ProofForm {
  /**
   * Returns the proof to send. Returns null if it is required but empty; the field then shows the
   * error.
   */
  read(): Proof | null
  /** Returns true if the error concerns the proof; the field then shows the error. */
  take(error: unknown): boolean
  /** Field of the proof; null until the operator requires it. */
  field: ReactNode
}

/**
 * Field for the password, or a second-factor code, that the operator may require before it changes
 * a payout account.
 */
export function useProof(): ProofForm {
  const message = useMessage()
  const { client } = useWalletSite().operator
  const { data: hasSecondFactor = false } = useQuery({
    ...profileQuery(client),
    select: (user) => user.hasSecondFactor,
  })
  const [isDue, setDue] = useState(false)
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState('')
  const change = (value: string) => {
    setTyped(value)
    setProblem('')
  }
  const shared = {
    value: typed,
    error: problem || undefined,
    hint: message('wallet.accounts.proofText'),
    autoFocus: true,
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) => change(currentTarget.value),
  }
  return {
    read() {
      if (!isDue) return {}
      if (typed.trim() === '') {
        setProblem(message('wallet.accounts.proofMissing'))
        return null
      }
      return hasSecondFactor ? { otp: typed.trim() } : { password: typed }
    },
    take(error) {
      if (!(error instanceof OperatorError) || !aboutProof.has(error.code)) return false
      setDue(true)
      setProblem(error.code === 'password-due' ? '' : error.message)
      return true
    },
    field: !isDue ? null : (
      <div className={styles.proof}>
        {hasSecondFactor ? (
          <TextField
            {...shared}
            label={message('wallet.accounts.code')}
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
          />
        ) : (
          <PasswordField
            {...shared}
            label={message('wallet.accounts.password')}
            labels={{
              show: message('wallet.accounts.showPassword'),
              hide: message('wallet.accounts.hidePassword'),
            }}
            autoComplete="current-password"
          />
        )}
      </div>
    ),
  }
}
