'use client'
import { clsx } from 'clsx'
import { RadioGroup as Radix } from 'radix-ui'
import { useId, type ComponentPropsWithRef, type ReactNode } from 'react'
import { useArrowSelection } from '../arrowKeys/useArrowSelection.ts'
import { FieldGroup } from '../Field/index.ts'
import * as styles from './radio.css.ts'

export interface RadioGroupRootProps extends ComponentPropsWithRef<typeof Radix.Root> {
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
}

/** A group of a few visible options. Arrow keys select. */
export function Root({ label, hint, error, className, ...rest }: RadioGroupRootProps) {
  const arrows = useArrowSelection(rest)
  return (
    <FieldGroup data-kit="field radio-group" label={label} hint={hint} error={error}>
      {({ 'aria-invalid': invalid, ...group }) => (
        <Radix.Root
          data-part="radio-group-options"
          data-invalid={invalid ? '' : undefined}
          className={clsx(styles.group, className)}
          {...group}
          {...rest}
          {...arrows}
        />
      )}
    </FieldGroup>
  )
}

export interface RadioProps extends Omit<ComponentPropsWithRef<typeof Radix.Item>, 'children' | 'asChild'> {
  label: ReactNode
  /** A second, quieter line. */
  text?: ReactNode
  /** Content at the far end: a price, a picture. Cards only. */
  end?: ReactNode
}

function Words({ id, label, text }: { id: string } & Pick<RadioProps, 'label' | 'text'>) {
  return (
    <span className={styles.words}>
      <label htmlFor={id} data-part="radio-group-label" className={styles.label}>
        {label}
      </label>
      {text !== undefined && (
        <span id={`${id}-text`} data-part="radio-group-text" className={styles.text}>
          {text}
        </span>
      )}
    </span>
  )
}

/** An option as a line. */
export function Option({ label, text, className, id, ...rest }: Omit<RadioProps, 'end'>) {
  const own = useId()
  return (
    <span data-part="radio-group-option" className={clsx(styles.option, className)}>
      <Radix.Item
        id={id ?? own}
        aria-describedby={text === undefined ? undefined : `${id ?? own}-text`}
        data-part="radio-group-circle"
        className={styles.circle}
        {...rest}
      >
        <Radix.Indicator className={styles.dot} />
      </Radix.Item>
      <Words id={id ?? own} label={label} text={text} />
    </span>
  )
}

/** An option as a card that is one target: a payment method, a bonus. */
export function Card({ end, label, text, className, id, ...rest }: RadioProps) {
  const own = useId()
  return (
    <span data-part="radio-group-card" className={clsx(styles.option, styles.card, className)}>
      <Radix.Item
        id={id ?? own}
        aria-describedby={text === undefined ? undefined : `${id ?? own}-text`}
        data-part="radio-group-circle"
        className={styles.circle}
        {...rest}
      >
        <Radix.Indicator className={styles.dot} />
      </Radix.Item>
      <Words id={id ?? own} label={label} text={text} />
      {end}
    </span>
  )
}
