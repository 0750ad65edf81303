'use client'
import { Banner, Button, Dialog, useMessage } from '@kit/ui'
import { useState, type SyntheticEvent } from 'react'
import * as styles from './accounts.css.ts'
import { problemText } from './useAccountCommands.ts'
import { useProof, type Proof } from './useProof.tsx'

export interface ConfirmChangeProps {
  title: string
  text: string
  actionLabel: string
  tone: 'danger' | 'accent'
  isRunning: boolean
  act: (proof: Proof) => Promise<void>
  onClose: () => void
}

/**
 * Confirmation dialog for deleting an account or making it primary, with the proof if the operator requires it.
 */
export function ConfirmChange({
  title,
  text,
  actionLabel,
  tone,
  isRunning,
  act,
  onClose,
}: ConfirmChangeProps) {
  const message = useMessage()
  const proof = useProof()
  const [problem, setProblem] = useState('')
  async function confirm() {
    const given = proof.read()
    if (!given || isRunning) return
    setProblem('')
    try {
      await act(given)
      onClose()
    } catch (error) {
      if (!proof.take(error)) setProblem(problemText(error, message))
    }
  }
  return (
    <Dialog.Root open onOpenChange={(opens: boolean) => !opens && !isRunning && onClose()}>
      <Dialog.Content title={title} description={text} labels={{ close: message('wallet.accounts.close') }}>
        <form
          className={styles.form}
          noValidate
          onSubmit={(event: SyntheticEvent) => {
            event.preventDefault()
            // A dialog's events bubble to the form that opened it, although it is outside the page.
            event.stopPropagation()
            void confirm()
          }}
        >
          {proof.field}
          {problem !== '' && <Banner tone="danger">{problem}</Banner>}
          <div className={styles.buttons}>
            <Button onClick={onClose} disabled={isRunning}>
              {message('wallet.accounts.cancel')}
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
