'use client'
import { clsx } from 'clsx'
import { AsChild } from '../asChild/AsChild.tsx'
import type { ComponentPropsWithRef, MouseEvent } from 'react'
import { Spinner } from '../Spinner/index.ts'
import { useThemeCheck } from '../Theme/useThemeCheck.ts'
import * as styles from './button.css.ts'

/**
 * `action` is the one call to action of a screen; `accent` confirms; `neutral` and `ghost` are secondary; `danger`
 * cannot be undone.
 */
export type ButtonTone = keyof typeof styles.tones

export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  tone?: ButtonTone
  size?: 'medium' | 'small'
  fullWidth?: boolean
  /**
   * Work is in progress: a spinner covers the label and keeps its space. Presses do nothing, so that a double click
   * acts once.
   */
  loading?: boolean
  /** Renders the only child (a link) with the styles of a button. */
  asChild?: boolean
}

/** A button. While loading it keeps focus and sets `aria-busy`, so that a screen reader does not lose its place. */
export function Button({
  tone = 'neutral',
  size = 'medium',
  fullWidth = false,
  loading = false,
  asChild = false,
  disabled = false,
  type = 'button',
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  useThemeCheck()
  const inert = disabled || loading
  const shared = {
    'data-kit': 'button',
    'data-size': size,
    'data-tone': tone,
    'data-full-width': fullWidth ? '' : undefined,
    'data-loading': loading ? '' : undefined,
    'data-disabled': inert ? '' : undefined,
    className: clsx(styles.button, styles.tones[tone], className),
  }
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (inert) return event.preventDefault()
    onClick?.(event)
  }
  if (asChild) {
    return (
      <AsChild {...shared} aria-disabled={inert || undefined} onClick={press} {...rest}>
        {children}
      </AsChild>
    )
  }
  return (
    <button
      {...shared}
      type={type}
      disabled={disabled && !loading}
      aria-disabled={loading || undefined}
      aria-busy={loading || undefined}
      onClick={press}
      {...rest}
    >
      <span data-part="button-label" className={styles.content}>
        {children}
      </span>
      {loading && (
        <span data-part="button-wait" className={styles.wait}>
          <Spinner />
        </span>
      )}
    </button>
  )
}
