import { Icon, useMessage, type IconName } from '@kit/ui'
import * as styles from './pageEnd.css.ts'

const features: readonly { id: 'inPlay' | 'markets' | 'results' | 'limits'; icon: IconName }[] = [
  { id: 'inPlay', icon: 'clock' },
  { id: 'markets', icon: 'list' },
  { id: 'results', icon: 'check' },
  { id: 'limits', icon: 'wallet' },
]

/** SHELL-002. */
export function BettingFeatures() {
  const message = useMessage()
  return (
    <section className={styles.strip} aria-labelledby="betting-features">
      <h2 id="betting-features" className={styles.title}>
        {message('shell.features.title')}
      </h2>
      <ul className={styles.features}>
        {features.map(({ id, icon }) => (
          <li key={id} className={styles.feature}>
            <span className={styles.featureIcon}>
              <Icon name={icon} />
            </span>
            <h3 className={styles.featureTitle}>{message(`shell.features.${id}.title`)}</h3>
            <p className={styles.featureText}>{message(`shell.features.${id}.text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
