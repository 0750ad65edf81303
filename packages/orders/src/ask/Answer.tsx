import { Banner, type BannerTone } from '@kit/ui'
import * as styles from './ask.css.ts'

export interface Said {
  tone: BannerTone
  text: string
}

/** An answer next to the form, which stays open. It is announced when it appears. */
export const FormAnswer = ({ tone, text }: Said) => (
  <Banner tone={tone} role="alert">
    {text}
  </Banner>
)

/**
 * The live region of the answer that ends the form. It is rendered before its text, because screen readers do not
 * announce a status inserted together with its text.
 */
export const LastAnswer = ({ said }: { said: Said | undefined }) => (
  <div role="status" className={styles.lastAnswer}>
    {said && (
      <Banner tone={said.tone} role={undefined}>
        {said.text}
      </Banner>
    )}
  </div>
)
