'use client'
import { clsx } from 'clsx'
import { Pause, Play } from 'lucide-react'
import { useState, type ComponentPropsWithRef } from 'react'
import { DrawnIcon } from '../Icon/index.ts'
import * as styles from './marquee.css.ts'

export interface MarqueeProps extends ComponentPropsWithRef<'div'> {
  labels: { pause: string; play: string }
  /** Duration of one pass. */
  seconds?: number
  defaultPaused?: boolean
}

/**
 * News scrolling by in one line. It pauses under a pointer and with focus inside. With reduced motion, it stands still,
 * and the reader scrolls it.
 */
export function Marquee(props: MarqueeProps) {
  const { labels, seconds = 20, defaultPaused = false, className, children, ...rest } = props
  const [paused, setPaused] = useState(defaultPaused)
  return (
    <div
      data-kit="marquee"
      data-state={paused ? 'paused' : 'playing'}
      className={clsx(styles.marquee, className)}
      {...rest}
    >
      <button
        type="button"
        aria-label={paused ? labels.play : labels.pause}
        title={paused ? labels.play : labels.pause}
        data-part="marquee-pause"
        className={styles.control}
        onClick={() => setPaused(!paused)}
      >
        <DrawnIcon name={paused ? 'play' : 'pause'} drawing={paused ? Play : Pause} size="small" />
      </button>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a keyboard scrolls it where motion is reduced */}
      <div data-part="marquee-window" role="group" tabIndex={0} className={styles.window}>
        <div className={styles.line} style={{ animationDuration: `${seconds}s` }}>
          <span data-part="marquee-words" className={styles.words}>
            {children}
          </span>
          {/* A second copy fills the gap behind the end; screen readers ignore it. */}
          <span aria-hidden inert className={clsx(styles.words, styles.again)}>
            {children}
          </span>
        </div>
      </div>
    </div>
  )
}
