import { Banner, type BannerTone } from '@kit/ui'
import * as styles from './ask.css.ts'

export interface Said {
  tone: BannerTone
  text: string
}

/** An answer that leaves the form open: spoken as it comes. */
export const AnswerBanner = ({ tone, text }: Said) => (
  <Banner tone={tone} role="alert">
    {text}
  </Banner>
)

/** The place of the last answer. It stands before its words: screen readers pass over a status that comes with them. */
export const LastAnswer = ({ said }: { said: Said | undefined }) => (
  <div role="status" className={styles.lastAnswer}>
    {said && (
      <Banner tone={said.tone} role={undefined}>
        {said.text}
      </Banner>
    )}
  </div>
)
