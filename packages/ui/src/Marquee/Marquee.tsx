'use client'
import { clsx } from 'clsx'
import { Pause, Play } from 'lucide-react'
import { useState, type ComponentPropsWithRef } from 'react'
import { DrawnIcon } from '../Icon/index.ts'
import * as styles from './marquee.css.ts'

export interface MarqueeProps extends ComponentPropsWithRef<'div'> {
  labels: { pause: string; play: string }
  /** How long the words take to pass once. */
  seconds?: number
  defaultPaused?: boolean
}

/**
 * News passing by in one line. It stands still under a pointer, with focus inside, when it is paused, and for whoever asked
 * for less motion; it is then read by scrolling.
 */
export function Marquee(props: MarqueeProps) {
  const { labels, seconds = 20, defaultPaused = false, className, children, ...rest } = props
  const [paused, setPaused] = useState(defaultPaused)
  return (
    <div data-state={paused ? 'paused' : 'playing'} className={clsx(styles.marquee, className)} {...rest}>
      <button
        type="button"
        aria-label={paused ? labels.play : labels.pause}
        title={paused ? labels.play : labels.pause}
        className={styles.control}
        onClick={() => setPaused(!paused)}
      >
        <DrawnIcon name={paused ? 'play' : 'pause'} drawing={paused ? Play : Pause} size="small" />
      </button>
      <div className={styles.window}>
        <div className={styles.line} style={{ animationDuration: `${seconds}s` }}>
          <span className={styles.words}>{children}</span>
          {/* The same again closes the gap behind the end; nobody hears it twice. */}
          <span aria-hidden inert className={clsx(styles.words, styles.again)}>
            {children}
          </span>
        </div>
      </div>
    </div>
  )
}
