import { clsx } from 'clsx'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import * as styles from './promotionCard.css.ts'

export interface PromotionCardProps extends Omit<ComponentPropsWithRef<'article'>, 'title' | 'children'> {
  title: ReactNode
  /** What it gives, in a sentence. */
  text: ReactNode
  /** Above the words: an Image with a ratio. */
  picture?: ReactNode
  /** When it ends, or for whom it is. */
  note?: ReactNode
  /** What must be done for it. It is never hidden behind a press. */
  terms: ReactNode
  /** The way to it: a Button around a link; or why there is none. */
  action?: ReactNode
  /** `neutral` steps back: it is not for whoever sees it, or not any more. */
  tone?: 'accent' | 'neutral'
  /** Of its title, where it stands in the page. */
  headingLevel?: 2 | 3 | 4
}

/** An offer of the operator, with its terms in sight. */
export function PromotionCard(props: PromotionCardProps) {
  const { title, text, picture, note, terms, action, tone = 'accent', headingLevel = 3, ...others } = props
  const { className, ...rest } = others
  const Heading = `h${headingLevel}` as const
  return (
    <article data-kit="promotion-card" data-tone={tone} className={clsx(styles.card, className)} {...rest}>
      {picture !== undefined && <div data-part="promotion-card-picture">{picture}</div>}
      <div className={styles.body}>
        {note !== undefined && (
          <p data-part="promotion-card-note" className={styles.note}>
            {note}
          </p>
        )}
        <Heading data-part="promotion-card-title" className={styles.title}>
          {title}
        </Heading>
        <p data-part="promotion-card-text">{text}</p>
        {action !== undefined && (
          <div data-part="promotion-card-action" className={styles.action}>
            {action}
          </div>
        )}
        <p data-part="promotion-card-terms" className={styles.terms}>
          {terms}
        </p>
      </div>
    </article>
  )
}
