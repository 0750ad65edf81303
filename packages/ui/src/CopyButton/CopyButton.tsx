'use client'
import { clsx } from 'clsx'
import { Copy } from 'lucide-react'
import { useEffect, useState, type ReactNode } from 'react'
import { Button, type ButtonProps } from '../Button/index.ts'
import { DrawnIcon, Icon } from '../Icon/index.ts'
import * as styles from './copyButton.css.ts'

export interface CopyButtonProps extends Omit<ButtonProps, 'children' | 'asChild' | 'loading' | 'onCopy'> {
  /** The text to copy. */
  text: string
  labels: {
    copy: ReactNode
    /** Shown and announced for two seconds after success, e.g. 'Copied to clipboard'. */
    copied: ReactNode
    /** Shown if the browser refuses access to the clipboard; the player has to copy by hand. */
    failed: ReactNode
  }
  /** Called after success, e.g. to show a toast. */
  onCopied?: (text: string) => void
}

type CopyState = 'ready' | 'copied' | 'failed'
const SHOWN_MS = 2_000

/** Copies a text to the clipboard and shows the result. */
export function CopyButton({ text, labels, onCopied, onClick, className, ...rest }: CopyButtonProps) {
  const [state, setState] = useState<CopyState>('ready')
  useEffect(() => {
    if (state === 'ready') return
    const timer = setTimeout(() => setState('ready'), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [state])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setState('copied')
      onCopied?.(text)
    } catch {
      setState('failed')
    }
  }
  const words = { ready: labels.copy, copied: labels.copied, failed: labels.failed }[state]
  return (
    <Button
      data-kit="button copy-button"
      {...rest}
      data-state={state}
      className={clsx(styles.copyButton, className)}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented) void copy()
      }}
    >
      {state === 'ready' ? (
        <DrawnIcon name="copy" drawing={Copy} />
      ) : (
        <Icon name={state === 'copied' ? 'check' : 'error'} />
      )}
      <span aria-live="polite">{words}</span>
    </Button>
  )
}
