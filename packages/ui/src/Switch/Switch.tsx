'use client'
import { clsx } from 'clsx'
import { Switch as Radix } from 'radix-ui'
import { useId, type ComponentPropsWithRef, type ReactNode } from 'react'
import * as styles from './switch.css.ts'

export interface SwitchProps extends Omit<ComponentPropsWithRef<typeof Radix.Root>, 'children' | 'asChild'> {
  label: ReactNode
}

/** A setting that turns on or off immediately, without a confirm button. */
export function Switch({ label, className, id, ...rest }: SwitchProps) {
  const own = useId()
  return (
    <span data-kit="switch" className={clsx(styles.row, className)}>
      <Radix.Root id={id ?? own} data-part="switch-track" className={styles.track} {...rest}>
        <Radix.Thumb data-part="switch-thumb" className={styles.thumb} />
      </Radix.Root>
      <label data-part="switch-label" htmlFor={id ?? own}>
        {label}
      </label>
    </span>
  )
}
