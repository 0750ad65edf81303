'use client'
import { Banner, Button, Dialog, TextField, useMessage, type ButtonProps } from '@kit/ui'
import { useRef, useState, type ReactNode, type SyntheticEvent } from 'react'
import * as styles from '../staff.css.ts'

export interface SignDialogProps {
  title: string
  text: string
  actionLabel: string
  tone?: NonNullable<ButtonProps['tone']>
  /** Content above the code field. */
  children?: ReactNode
  check?: () => string | undefined
  /** Runs the signed action. A returned text is shown and the dialog stays open; undefined closes it. */
  act: (transactionCode: string) => Promise<string | undefined>
  onClose: () => void
}

/**
 * Requests the transaction code, every time, and runs the signed action once however often the button is pressed
 * (ROLE-015).
 */
export function SignDialog(props: SignDialogProps) {
  const { title, text, actionLabel, tone = 'action', children, check, act, onClose } = props
  const message = useMessage()
  const [transactionCode, setCode] = useState('')
  const [problem, setProblem] = useState('')
  const [isRunning, setRunning] = useState(false)
  // State would update too late for the second of two taps.
  const isTaken = useRef(false)

  async function sign() {
    if (isTaken.current) return
    const missing = check?.() ?? (transactionCode.trim() === '' ? message('staff.sign.missing') : undefined)
    setProblem(missing ?? '')
    if (missing !== undefined) return
    isTaken.current = true
    setRunning(true)
    try {
      const said = await act(transactionCode.trim())
      if (said === undefined) onClose()
      else setProblem(said)
    } finally {
      isTaken.current = false
      setRunning(false)
    }
  }

  return (
    <Dialog.Root open onOpenChange={(opens: boolean) => !opens && !isRunning && onClose()}>
      <Dialog.Content title={title} description={text} labels={{ close: message('staff.close') }}>
        <form
          className={styles.stack}
          noValidate
          onSubmit={(event: SyntheticEvent) => {
            event.preventDefault()
            event.stopPropagation()
            void sign()
          }}
        >
          {children}
          <TextField
            label={message('staff.sign.code')}
            value={transactionCode}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={64}
            data-initial-focus={children === undefined ? '' : undefined}
            onChange={({ target }) => setCode(target.value)}
          />
          {problem !== '' && <Banner tone="danger">{problem}</Banner>}
          <div className={styles.buttons}>
            <Button onClick={onClose} disabled={isRunning}>
              {message('staff.cancel')}
            </Button>
            <Button type="submit" tone={tone} loading={isRunning}>
              {actionLabel}
            </Button>
          </div>
        </form>
      </Dialog.Content>
    </Dialog.Root>
  )
}
