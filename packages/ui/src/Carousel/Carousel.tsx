'use client'
import { clsx } from 'clsx'
import { Pause, Play } from 'lucide-react'
import { Children, useState, type ComponentPropsWithRef, type ReactNode } from 'react'
import { DrawnIcon } from '../Icon/index.ts'
import { IconButton } from '../IconButton/index.ts'
import * as styles from './carousel.css.ts'
import { useSlides } from './useSlides.ts'

export interface CarouselProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** One slide each. */
  children: ReactNode
  /**
   * Autoplay interval in ms. Autoplay stops when paused, under a pointer, with focus inside and with reduced motion.
   * Default: 0, no autoplay.
   */
  everyMs?: number
  labels: {
    previous: string
    next: string
    pause: string
    play: string
    /** Returns the accessible name of a slide and of its dot: '2 of 5'. */
    slide: (number: number, of: number) => string
  }
}

/** Slides of which one is visible; swiping shows the next or previous. Give it an `aria-label`. */
export function Carousel({ children, everyMs = 0, labels, className, ...rest }: CarouselProps) {
  const slides = Children.toArray(children).map((slide, index) => ({ slide, number: index + 1 }))
  const [paused, setPaused] = useState(false)
  const { track, current, go, pauseHandlers } = useSlides(slides.length, paused ? 0 : everyMs)
  const several = slides.length > 1
  return (
    <section
      data-kit="carousel"
      aria-roledescription="carousel"
      className={clsx(styles.carousel, className)}
      {...pauseHandlers}
      {...rest}
    >
      <div
        ref={track}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scroll containers need keyboard access
        tabIndex={several ? 0 : undefined}
        role="group"
        aria-label={rest['aria-label']}
        data-part="carousel-track"
        className={styles.track}
        aria-live={everyMs > 0 && !paused ? 'off' : 'polite'}
      >
        {slides.map(({ slide, number }) => (
          <div
            key={number}
            role="group"
            aria-roledescription="slide"
            aria-label={labels.slide(number, slides.length)}
            inert={number !== current + 1}
            data-part="carousel-slide"
            className={styles.slide}
          >
            {slide}
          </div>
        ))}
      </div>
      {several && (
        <div data-part="carousel-controls" className={styles.controls}>
          <IconButton icon="back" size="small" label={labels.previous} onClick={() => go(current - 1)} />
          <div data-part="carousel-dots" className={styles.dots}>
            {slides.map(({ number }) => (
              <button
                key={number}
                type="button"
                aria-label={labels.slide(number, slides.length)}
                aria-current={number === current + 1 ? 'true' : undefined}
                data-part="carousel-dot"
                className={styles.dot}
                onClick={() => go(number - 1)}
              />
            ))}
          </div>
          {everyMs > 0 && (
            <button
              type="button"
              aria-label={paused ? labels.play : labels.pause}
              title={paused ? labels.play : labels.pause}
              data-part="carousel-pause"
              className={styles.pause}
              onClick={() => setPaused(!paused)}
            >
              <DrawnIcon name={paused ? 'play' : 'pause'} drawing={paused ? Play : Pause} size="small" />
            </button>
          )}
          <IconButton icon="forward" size="small" label={labels.next} onClick={() => go(current + 1)} />
        </div>
      )}
    </section>
  )
}
