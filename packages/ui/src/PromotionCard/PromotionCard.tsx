import { clsx } from 'clsx'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import * as styles from './promotionCard.css.ts'

export interface PromotionCardProps extends Omit<ComponentPropsWithRef<'article'>, 'title' | 'children'> {
  title: ReactNode
  /** The benefit, in a sentence. */
  text: ReactNode
  /** Shown above the text: an Image with a ratio. */
  picture?: ReactNode
  /** The end date, or the eligible players. */
  note?: ReactNode
  /** The conditions. They are always visible. */
  terms: ReactNode
  /** A Button around a link, or a text with the reason for its absence. */
  action?: ReactNode
  /** `neutral` mutes it: the offer is not available to this player, or has ended. */
  tone?: 'accent' | 'neutral'
  /** Level of its heading in the page. */
  headingLevel?: 2 | 3 | 4
}

/** An offer of the operator, with its terms visible. */
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
