import { Button, useMessage } from '@kit/ui'
import { useWords } from '../fields/useWords.ts'
import { FieldProblem } from '../fields/FieldProblem.tsx'
import * as styles from './oneTimeCode.css.ts'
import type { OneTimeCode } from './useOneTimeCode.ts'

export interface SendCodeProps {
  code: Pick<OneTimeCode, 'isSending' | 'secondsLeft' | 'problem' | 'reason'>
  isSent: boolean
  label: string
  /** Default: 'Resend'. */
  resendLabel?: string
  disabled?: boolean
  onSend: () => void
}

/** Sends a code, and counts down until another may be sent: 'Resend (42s)', then 'Resend' (REG-034, REG-035). */
export function SendCode({ code, isSent, label, resendLabel, disabled = false, onSend }: SendCodeProps) {
  const message = useMessage()
  const words = useWords()
  const { secondsLeft: seconds } = code
  const again =
    seconds > 0
      ? message('account.code.resendIn', { seconds })
      : (resendLabel ?? message('account.code.resend'))
  return (
    <div className={styles.send}>
      <Button
        {...(!isSent && { fullWidth: true })}
        {...(isSent && { size: 'small' as const, 'data-waiting': seconds > 0 ? '' : undefined })}
        loading={code.isSending}
        disabled={disabled}
        onClick={onSend}
      >
        {isSent ? again : label}
      </Button>
      {code.problem !== null && (
        <FieldProblem>
          {words(code.problem)}
          {code.reason !== null && <span className={styles.reason}>{code.reason}</span>}
        </FieldProblem>
      )}
    </div>
  )
}
