import { useFlag } from '@kit/sdk/react'
import { SocialIcon, useMessage, type SocialName } from '@kit/ui'
import * as styles from './footer.css.ts'

/** Links to the domain's social networks, in its order, each in a new tab (SHELL-085, Q-038). */
export function SocialLinks() {
  const message = useMessage()
  const links = useFlag('social.links')
  const configured = (Object.keys(links) as SocialName[]).filter((name) => links[name])
  if (configured.length === 0) return null
  return (
    <ul className={styles.socials} aria-label={message('shell.footer.social')}>
      {configured.map((name) => (
        <li key={name}>
          <a
            className={styles.social}
            href={links[name]}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={`${message(`shell.social.${name}`)}, ${message('shell.footer.newWindow')}`}
            title={message(`shell.social.${name}`)}
          >
            <SocialIcon name={name} />
          </a>
        </li>
      ))}
    </ul>
  )
}
