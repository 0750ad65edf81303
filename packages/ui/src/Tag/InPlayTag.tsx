import { clsx } from 'clsx'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { LiveDot } from './LiveDot.tsx'
import * as styles from './tag.css.ts'

export interface InPlayTagProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  inPlay: boolean
  /** Both labels, so that the caller need not choose: LIVE and VS. */
  labels: { live: ReactNode; notYet: ReactNode }
}

/** Shows whether an event is in-play. */
export function InPlayTag({ inPlay, labels, className, ...rest }: InPlayTagProps) {
  return (
    <span
      data-kit="in-play-tag"
      data-in-play={inPlay ? '' : undefined}
      className={clsx(styles.inPlay, className)}
      {...rest}
    >
      {inPlay && <LiveDot state="live" />}
      {inPlay ? labels.live : labels.notYet}
    </span>
  )
}
