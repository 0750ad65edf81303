import { Button, OtpField, Stack, TextField, useMessage } from '@kit/ui'
import { useState } from 'react'
import * as styles from './secondFactor.css.ts'

export interface FactorCodeProps {
  value: string
  error?: string | undefined
  /** Default: false. */
  takesRecovery?: boolean
  onValue: (value: string) => void
  onComplete?: (code: string) => void
}

/** Returns true if a code has the operator's form: six digits, or four groups with hyphens (RFC 6238, Q-054). */
export const isFactorCode = (code: string): boolean => /^(\d{6}|[a-z2-7]{4}(-[a-z2-7]{4}){3})$/i.test(code)

export function FactorCode({ value, error, takesRecovery = false, onValue, onComplete }: FactorCodeProps) {
  const message = useMessage()
  const [isRecovery, setRecovery] = useState(false)
  return (
    <Stack>
      {isRecovery ? (
        <TextField
          label={message('account.factor.recoveryCode')}
          value={value}
          error={error}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={(event) => onValue(event.target.value.trim().replaceAll(/\s+/g, '-'))}
        />
      ) : (
        <OtpField
          label={message('account.factor.code')}
          value={value}
          error={error}
          data-initial-focus=""
          onValueChange={onValue}
          {...(onComplete && { onComplete })}
        />
      )}
      {takesRecovery && (
        <Button
          size="small"
          tone="ghost"
          className={styles.choice}
          onClick={() => {
            onValue('')
            setRecovery(!isRecovery)
          }}
        >
          {message(isRecovery ? 'account.factor.useApp' : 'account.factor.useRecovery')}
        </Button>
      )}
    </Stack>
  )
}
