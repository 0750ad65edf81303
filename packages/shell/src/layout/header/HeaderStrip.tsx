import { useFlag } from '@kit/sdk/react'
import { IconButton, Marquee, useMessage } from '@kit/ui'
import { useSite } from '../../siteContext.ts'
import { SwitchSite } from '../site-switch/SwitchSite.tsx'
import { useSitePair } from '../site-switch/useSitePair.ts'
import * as styles from './headerStrip.css.ts'

/** Reading speed, and the shortest duration. */
const lettersPerSecond = 9
const leastSeconds = 14

export interface HeaderStripProps {
  /** True if it has content when there is no news. */
  hasWords: boolean
  hasMarquee: boolean
}

/**
 * Its height is fixed, except for a second text; it is hidden if empty. Source: SHELL-001, SHELL-021,
 * SHELL-022, SHELL-028.
 */
export function HeaderStrip({ hasWords, hasMarquee }: HeaderStripProps) {
  const { services } = useSite()
  const message = useMessage()
  const header = useFlag('theme.marqueeText')
  const below = useFlag('theme.headerBottomText')
  const news = below || header
  const hasRules = services.canRequest('rules.open')
  const hasSwitch = useSitePair() !== undefined
  if (!hasWords && !hasMarquee && !hasRules && !hasSwitch) return null
  return (
    <div className={styles.strip} role="region" aria-label={message('shell.header.news')}>
      {/* If both have a text, the header's is first. */}
      {hasMarquee && header && below && (
        <div className={styles.inner}>
          <News text={header} />
        </div>
      )}
      <div className={styles.inner}>
        {hasMarquee && news ? (
          <News text={news} />
        ) : (
          <p className={styles.care}>{hasWords && message('shell.header.care')}</p>
        )}
        {hasRules && (
          <IconButton
            icon="info"
            size="small"
            label={message('shell.header.rules')}
            aria-haspopup="dialog"
            onClick={() => services.request('rules.open', {})}
          />
        )}
        {hasSwitch && <SwitchSite />}
      </div>
    </div>
  )
}

function News({ text }: { text: string }) {
  const message = useMessage()
  return (
    <Marquee
      className={styles.news}
      seconds={Math.max(leastSeconds, Math.ceil(text.length / lettersPerSecond))}
      labels={{ pause: message('shell.header.pause'), play: message('shell.header.play') }}
    >
      <bdi>{text}</bdi>
    </Marquee>
  )
}
