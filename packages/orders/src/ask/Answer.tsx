import { Banner, type BannerTone } from '@kit/ui'
import * as styles from './ask.css.ts'

export interface Said {
  tone: BannerTone
  text: string
}

/** An answer beside the form, which stays open: spoken as it comes. */
export const FormAnswer = ({ tone, text }: Said) => (
  <Banner tone={tone} role="alert">
    {text}
  </Banner>
)

/** The place of the answer that ends the form. It stands before its words: a status that comes with them is not spoken. */
export const LastAnswer = ({ said }: { said: Said | undefined }) => (
  <div role="status" className={styles.lastAnswer}>
    {said && (
      <Banner tone={said.tone} role={undefined}>
        {said.text}
      </Banner>
    )}
  </div>
)
