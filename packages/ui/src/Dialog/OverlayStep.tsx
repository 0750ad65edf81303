'use client'
import { clsx } from 'clsx'
import { useEffect, useRef, useState, type ComponentPropsWithRef } from 'react'
import * as styles from './dialog.css.ts'

export interface OverlayStepProps extends Omit<ComponentPropsWithRef<'div'>, 'ref'> {
  /** Index of the step: a higher one slides in from the end, a lower one from the start. */
  index: number
}

/**
 * The current step of a sheet. After a change focus goes to the new step's field marked `data-initial-focus`, else to
 * the sheet, which announces its title.
 */
export function OverlayStep(props: OverlayStepProps) {
  const { index } = props
  const [{ at, came }, setWay] = useState<{ at: number; came: 'first' | 'forward' | 'back' }>({
    at: index,
    came: 'first',
  })
  if (index !== at) setWay({ at: index, came: index > at ? 'forward' : 'back' })
  return <OneStep key={at} {...props} came={came} />
}

function OneStep({
  index,
  came,
  className,
  ...rest
}: OverlayStepProps & { came: 'first' | 'forward' | 'back' }) {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The overlay itself sets the focus when it opens.
    if (came === 'first') return
    const overlay = element.current?.closest<HTMLElement>('[role="dialog"]')
    const marked = element.current?.querySelector<HTMLElement>('[data-initial-focus]')
    ;(marked ?? overlay)?.focus()
  }, [came])
  return (
    <div
      ref={element}
      data-part="sheet-step"
      data-step={index}
      data-came={came}
      className={clsx(styles.step, className)}
      {...rest}
    />
  )
}
