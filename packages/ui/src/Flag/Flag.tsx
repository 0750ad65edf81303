import { clsx } from 'clsx'
import type { ComponentPropsWithRef } from 'react'
import { flags } from './drawings.tsx'
import * as styles from './flag.css.ts'

export interface FlagProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** ISO 3166, two letters, any case. A country without a drawing shows its letters. */
  country: string
  /** Accessible name. Without it the flag is decorative. */
  label?: string
}

/** A country's flag at the height of the text around it. */
export function Flag({ country, label, className, ...rest }: FlagProps) {
  const code = country.toUpperCase()
  const drawing = Object.hasOwn(flags, code) ? flags[code as keyof typeof flags] : undefined
  const spoken = label === undefined ? { 'aria-hidden': true as const } : { role: 'img', 'aria-label': label }
  return (
    <span
      data-kit="flag"
      {...spoken}
      title={label}
      data-drawn={drawing === undefined ? undefined : ''}
      className={clsx(styles.flag, className)}
      {...rest}
    >
      {drawing === undefined ? (
        code.slice(0, 2)
      ) : (
        <svg viewBox="0 0 24 16" preserveAspectRatio="xMidYMid slice" aria-hidden className={styles.drawing}>
          {drawing}
        </svg>
      )}
    </span>
  )
}
