'use client'
import { clsx } from 'clsx'
import { Calendar as CalendarPicture } from 'lucide-react'
import { useState, type ComponentPropsWithRef, type ReactNode } from 'react'
import { FieldGroup } from '../Field/index.ts'
import { DrawnIcon } from '../Icon/index.ts'
import { Popover } from '../Popover/index.ts'
import * as styles from './dateRangePicker.css.ts'

/** Props of a field for days, for one day or a range. */
export interface DaysFieldProps extends Omit<
  ComponentPropsWithRef<'button'>,
  'value' | 'defaultValue' | 'children'
> {
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
}

interface CalendarFieldProps extends DaysFieldProps {
  'data-kit': string
  'data-part': string
  /** Formatted for the locale; null if nothing is selected. */
  shown: string | null
  none: ReactNode
  /** Receives a function that closes the popover. */
  children: (close: () => void) => ReactNode
}

export function CalendarField(props: CalendarFieldProps) {
  const { 'data-kit': kit, 'data-part': part, label, hint, error, shown, none, children, ...others } = props
  const { className, ...rest } = others
  const [open, setOpen] = useState(false)
  return (
    <FieldGroup data-kit={kit} label={label} hint={hint} error={error} className={clsx(className)}>
      {({ 'aria-invalid': invalid, 'aria-labelledby': name, ...described }) => (
        <Popover.Root open={open} onOpenChange={setOpen}>
          <Popover.Trigger asChild>
            <button
              type="button"
              data-invalid={invalid ? '' : undefined}
              data-part="field-box"
              className={styles.trigger}
              aria-labelledby={`${name} ${name}-days`}
              {...described}
              {...rest}
            >
              <DrawnIcon name="calendar" drawing={CalendarPicture} className={styles.mark} />
              <span
                id={`${name}-days`}
                data-empty={shown === null ? '' : undefined}
                data-part={part}
                className={styles.range}
              >
                {shown === null ? none : <bdi>{shown}</bdi>}
              </span>
            </button>
          </Popover.Trigger>
          <Popover.Content align="start" aria-labelledby={name} className={styles.content}>
            {children(() => setOpen(false))}
          </Popover.Content>
        </Popover.Root>
      )}
    </FieldGroup>
  )
}
