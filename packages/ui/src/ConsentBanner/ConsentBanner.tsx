import { clsx } from 'clsx'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Button } from '../Button/index.ts'
import * as styles from './consentBanner.css.ts'

export type ConsentAnswer = 'allowed' | 'refused'

export interface ConsentBannerProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** Accessible name. */
  label: string
  /** The question, in a sentence or two, with any links to details. */
  text: ReactNode
  labels: { refuse: ReactNode; allow: ReactNode }
  onAnswer: (answer: ConsentAnswer) => void
}

/**
 * Asks whether visits may be measured. Both answers look alike and take one press; the page stays usable. The site
 * decides where it is rendered.
 */
export function ConsentBanner({ label, text, labels, onAnswer, className, ...rest }: ConsentBannerProps) {
  return (
    <section
      data-kit="consent-banner"
      aria-label={label}
      className={clsx(styles.banner, className)}
      {...rest}
    >
      <p data-part="consent-banner-text" className={styles.text}>
        {text}
      </p>
      <div data-part="consent-banner-actions" className={styles.actions}>
        <Button onClick={() => onAnswer('refused')}>{labels.refuse}</Button>
        <Button onClick={() => onAnswer('allowed')}>{labels.allow}</Button>
      </div>
    </section>
  )
}
