import { useFlag } from '@kit/sdk/react'
import { Button, SocialIcon, useMessage, type SocialName } from '@kit/ui'
import { useChatLinks } from '../../contact/useChatLinks.ts'
import * as styles from './pageEnd.css.ts'

const messengers: readonly Extract<SocialName, 'whatsapp' | 'telegram' | 'signal'>[] = [
  'whatsapp',
  'telegram',
  'signal',
]

/** Renders nothing if the domain has no chat. */
export function GetInTouch() {
  const message = useMessage()
  const { chat } = useChatLinks(true)
  const social = useFlag('social.links')
  const links = { ...social, whatsapp: chat ?? social.whatsapp }
  const reachable = messengers.flatMap((name) => {
    const href = links[name]
    return href === undefined ? [] : [{ name, href }]
  })
  if (reachable.length === 0) return null
  return (
    <section className={styles.strip} aria-labelledby="get-in-touch">
      <div className={styles.touch}>
        <div className={styles.touchWords}>
          <h2 id="get-in-touch" className={styles.title}>
            {message('shell.contact.title')}
          </h2>
          <p className={styles.featureText}>{message('shell.contact.text')}</p>
        </div>
        <div className={styles.touchLinks}>
          {reachable.map(({ name, href }) => (
            <Button key={name} asChild>
              <a href={href} target="_blank" rel="noopener noreferrer">
                <SocialIcon name={name} />
                {message(`shell.social.${name}`)}
              </a>
            </Button>
          ))}
        </div>
      </div>
    </section>
  )
}
