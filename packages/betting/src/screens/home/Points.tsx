'use client'
import { MoreMessages, useMessage } from '@kit/ui'
import { pointMessages } from './pointMessages.ts'
import * as styles from './points.css.ts'

const points = ['live', 'fair', 'exact'] as const

function List() {
  const message = useMessage()
  return (
    <ul className={styles.points}>
      {points.map((point) => (
        <li key={point} className={styles.point}>
          <h2 className={styles.pointTitle}>{message(`betting.landing.point.${point}.title`)}</h2>
          <p className={styles.pointText}>{message(`betting.landing.point.${point}.text`)}</p>
        </li>
      ))}
    </ul>
  )
}

export default function Points() {
  return (
    <MoreMessages messages={pointMessages}>
      <List />
    </MoreMessages>
  )
}
