'use client'
import { clsx } from 'clsx'
import { Checkbox as Radix } from 'radix-ui'
import { useId, type ComponentPropsWithRef, type ReactNode } from 'react'
import { Icon } from '../Icon/index.ts'
import * as styles from './checkbox.css.ts'

export interface CheckboxProps extends Omit<
  ComponentPropsWithRef<typeof Radix.Root>,
  'children' | 'asChild'
> {
  label: ReactNode
}

/** An option that is submitted with the rest of its form. For an immediate effect use a Switch. */
export function Checkbox({ label, className, id, ...rest }: CheckboxProps) {
  const own = useId()
  return (
    <span data-kit="checkbox" className={clsx(styles.row, className)}>
      <Radix.Root id={id ?? own} data-part="checkbox-box" className={styles.box} {...rest}>
        <Radix.Indicator>
          <Icon name="check" size="small" />
        </Radix.Indicator>
      </Radix.Root>
      <label htmlFor={id ?? own} data-part="checkbox-label" className={styles.words}>
        {label}
      </label>
    </span>
  )
}
