'use client'
import type { PaymentAccount } from '@kit/sdk/contract'
import { Button, EmptyState, PaymentIcon, RadioGroup, StatusTag, useMessage } from '@kit/ui'
import { useState } from 'react'
import { holderOf, shortDetail } from './accountFields.ts'
import * as styles from './accounts.css.ts'
import { ConfirmChange } from './ConfirmChange.tsx'
import { paymentTypeFacts } from '../paymentTypeFacts.ts'
import { useAccountCommands } from './useAccountCommands.ts'

export interface AccountChoiceProps {
  accounts: readonly PaymentAccount[]
  userId: string
  selected: string
  limitsOf: (account: PaymentAccount) => string
  onSelect: (id: string) => void
  onAdd: () => void
  onEdit: (account: PaymentAccount) => void
}

const pictureOf = ({ method }: PaymentAccount) => {
  const { picture, accountPicture = picture } = paymentTypeFacts[method.paymentType]
  return accountPicture
}

const nameOf = (account: PaymentAccount, userId: string): string =>
  [holderOf(account.name, userId), shortDetail(account.details)].filter((text) => text !== '').join(' · ')

/**
 * The player's payout accounts, one of them selected, each with its actions. Sources: WDR-003,
 * ACC-003, ACC-004.
 */
export function AccountChoice(props: AccountChoiceProps) {
  const { accounts, userId, selected, limitsOf, onSelect, onAdd, onEdit } = props
  const message = useMessage()
  const commands = useAccountCommands()
  const [change, setChange] = useState<{ kind: 'delete' | 'primary'; account: PaymentAccount } | null>(null)
  if (accounts.length === 0)
    return (
      <EmptyState
        icon="wallet"
        title={message('wallet.accounts.none')}
        text={message('wallet.accounts.noneText')}
        action={
          <Button tone="accent" onClick={onAdd}>
            {message('wallet.accounts.add')}
          </Button>
        }
      />
    )
  return (
    <div className={styles.list}>
      <RadioGroup.Root label={message('wallet.accounts.title')} value={selected} onValueChange={onSelect}>
        {accounts.map((account) => (
          <div key={account.id} className={styles.row}>
            <RadioGroup.Card
              value={account.id}
              label={nameOf(account, userId)}
              text={[account.method.paymentType, limitsOf(account)].filter((part) => part !== '').join(' · ')}
              end={
                account.isPrimary ? (
                  <StatusTag tone="accent">{message('wallet.accounts.primary')}</StatusTag>
                ) : (
                  <PaymentIcon name={pictureOf(account)} />
                )
              }
            />
            {account.id === selected && (
              <Tools
                account={account}
                name={nameOf(account, userId)}
                onEdit={() => onEdit(account)}
                onChange={(kind) => setChange({ kind, account })}
              />
            )}
          </div>
        ))}
      </RadioGroup.Root>
      <div className={styles.tools}>
        <Button size="small" onClick={onAdd}>
          {message('wallet.accounts.add')}
        </Button>
      </div>
      {change?.kind === 'delete' && (
        <ConfirmChange
          title={message('wallet.accounts.deleteTitle')}
          text={message('wallet.accounts.deleteText', { account: nameOf(change.account, userId) })}
          actionLabel={message('wallet.accounts.delete')}
          tone="danger"
          isRunning={commands.isRunning}
          act={(proof) => commands.remove(change.account.id, proof)}
          onClose={() => setChange(null)}
        />
      )}
      {change?.kind === 'primary' && (
        <ConfirmChange
          title={message('wallet.accounts.primaryTitle')}
          text={message('wallet.accounts.primaryText', { account: nameOf(change.account, userId) })}
          actionLabel={message('wallet.accounts.makePrimary')}
          tone="accent"
          isRunning={commands.isRunning}
          act={(proof) => commands.makePrimary(change.account.id, proof)}
          onClose={() => setChange(null)}
        />
      )}
    </div>
  )
}

function Tools({
  account,
  name,
  onEdit,
  onChange,
}: {
  account: PaymentAccount
  name: string
  onEdit: () => void
  onChange: (kind: 'delete' | 'primary') => void
}) {
  const message = useMessage()
  return (
    <div className={styles.tools}>
      {!account.isPrimary && (
        <Button
          size="small"
          aria-label={message('wallet.accounts.makePrimaryOf', { account: name })}
          onClick={() => onChange('primary')}
        >
          {message('wallet.accounts.makePrimary')}
        </Button>
      )}
      <Button size="small" aria-label={message('wallet.accounts.editOf', { account: name })} onClick={onEdit}>
        {message('wallet.accounts.edit')}
      </Button>
      <Button
        size="small"
        tone="ghost"
        aria-label={message('wallet.accounts.deleteOf', { account: name })}
        onClick={() => onChange('delete')}
      >
        {message('wallet.accounts.delete')}
      </Button>
    </div>
  )
}
