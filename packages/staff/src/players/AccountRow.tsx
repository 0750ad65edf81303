'use client'
import type { AccountBelow } from '@kit/sdk/contract'
import { Icon, Money, SiteLink, StatusTag, useMessage } from '@kit/ui'
import type { ReactNode } from 'react'
import * as styles from '../staff.css.ts'

export interface AccountRowProps {
  account: AccountBelow
  hasLine: boolean
  isOpen: boolean
  onUnfold: (() => void) | undefined
}

export function AccountRow({ account, hasLine, isOpen, onUnfold }: AccountRowProps) {
  const message = useMessage()
  const { id, userName, userType, line, available, exposure, players } = account
  return (
    <div className={styles.row}>
      <div>
        <div className={styles.name}>
          {onUnfold && (
            <button
              type="button"
              className={styles.unfold}
              aria-expanded={isOpen}
              aria-label={message('staff.players.unfold', { user: userName })}
              onClick={onUnfold}
            >
              <Icon name="down" size="small" className={styles.arrow} />
            </button>
          )}
          <SiteLink to={`/staff/players/${id}`} className={styles.open}>
            <bdi>{userName}</bdi>
          </SiteLink>
          <AccountTags account={account} />
        </div>
        {hasLine && line.length > 0 && (
          <div className={styles.quiet}>
            {message('staff.players.line', { line: line.map((one) => one.userName).join(' › ') })}
          </div>
        )}
      </div>
      <dl className={styles.figures}>
        {userType !== 'user' && <Figure name={message('staff.playersBelow')}>{players}</Figure>}
        <Figure name={message('staff.balance')}>
          <Money minor={available} />
        </Figure>
        <Figure name={message('staff.exposure')}>
          <Money minor={exposure} />
        </Figure>
      </dl>
    </div>
  )
}

export function AccountTags({
  account: { userType, isDemo, isBlocked, casinoLock, bonusLock },
}: Pick<AccountRowProps, 'account'>) {
  const message = useMessage()
  return (
    <>
      <StatusTag>{message(`staff.type.${userType}`)}</StatusTag>
      {isDemo && <StatusTag>{message('staff.demo')}</StatusTag>}
      {isBlocked && <StatusTag tone="danger">{message('staff.blocked')}</StatusTag>}
      {casinoLock && <StatusTag tone="warning">{message('staff.lock.casino')}</StatusTag>}
      {bonusLock && <StatusTag tone="warning">{message('staff.lock.bonus')}</StatusTag>}
    </>
  )
}

function Figure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.figure}>
      <dt className={styles.figureName}>{name}</dt>
      <dd className={styles.figureValue}>{children}</dd>
    </div>
  )
}
