'use client'
import { listPaymentAccounts, type Minor, type PaymentAccount, type User } from '@kit/sdk/contract'
import { pointsQuery, profileQuery, queryOf, withdrawalsQuery } from '@kit/sdk/query'
import { useFlag } from '@kit/sdk/react'
import { Banner, Button, ErrorState, formatPoints, Money, Skeleton, useMessage, type Message } from '@kit/ui'
import { useQuery } from '@tanstack/react-query'
import { useState, type SyntheticEvent } from 'react'
import { AccountChoice } from '../accounts/AccountChoice.tsx'
import { AccountForm } from '../accounts/AccountForm.tsx'
import { holderOf, shortDetail } from '../accounts/accountFields.ts'
import { AmountField } from '../amount/AmountField.tsx'
import { digitsOfMinor, minorOfDigits } from '../amount/amountDigits.ts'
import { wholePoints } from '../amount/wholePoints.ts'
import { RequestNews } from '../requests/RequestNews.tsx'
import { useWalletSite } from '../walletContext.ts'
import { OwnRequests } from './OwnRequests.tsx'
import { RequestSent } from './RequestSent.tsx'
import { isHosted, type Withdrawal } from './sendWithdrawal.ts'
import { useWithdrawal } from './useWithdrawal.ts'
import { amountProblem, withdrawRange, type WithdrawRange } from './withdrawAmount.ts'
import { WithdrawByChat } from './WithdrawByChat.tsx'
import * as styles from './withdraw.css.ts'

export interface WithdrawFundsProps {
  amount?: Minor | undefined
}

function Loading() {
  const message = useMessage()
  return (
    <div className={styles.loading} role="status" aria-busy aria-label={message('wallet.accounts.loading')}>
      <Skeleton shape="block" height="52px" />
      <Skeleton shape="block" height="72px" />
      <Skeleton shape="block" height="120px" />
      <Skeleton shape="block" height="48px" />
    </div>
  )
}

/** Content of the page and the sheet. Sources: WDR-001 to WDR-020. */
export function WithdrawFunds({ amount }: WithdrawFundsProps) {
  const message = useMessage()
  const { client } = useWalletSite().operator
  const profile = useQuery(profileQuery(client))
  const byChat = useFlag('wallet.useChatRedirect')
  if (byChat) return <WithdrawByChat />
  if (profile.isPending) return <Loading />
  if (!profile.data)
    return (
      <ErrorState
        title={message('wallet.accounts.failed')}
        labels={{ retry: message('wallet.accounts.retry') }}
        loading={profile.isFetching}
        onRetry={() => void profile.refetch()}
      />
    )
  // Source: WDR-019.
  if (profile.data.isDemo) return <Banner tone="danger">{message('wallet.withdraw.demo')}</Banner>
  return <PlayersWithdrawal user={profile.data} firstAmount={amount} />
}

/** The form of an account replaces the withdrawal while it is open. */
type Step = { name: 'withdraw' } | { name: 'account'; account: PaymentAccount | undefined }

function PlayersWithdrawal({ user, firstAmount }: { user: User; firstAmount: Minor | undefined }) {
  const message = useMessage()
  const { client } = useWalletSite().operator
  const accounts = useQuery(queryOf(client, listPaymentAccounts, {}))
  const latest = useQuery(withdrawalsQuery(client))
  const allowsMultiple = useFlag('wallet.requests.allowMultiple')
  const [step, setStep] = useState<Step>({ name: 'withdraw' })
  const [chosen, setChosen] = useState('')
  const [page, setPage] = useState(1)
  const [sent, setSent] = useState<Withdrawal | null>(null)
  const [count, setCount] = useState(0)
  const withdrawal = useWithdrawal(user.id, (asked) => {
    // The first page has it, with all states. Source: WDR-011.
    setPage(1)
    setSent(asked)
    setCount((before) => before + 1)
  })

  if (accounts.isPending || latest.isPending) return <Loading />
  if (!accounts.data)
    return (
      <ErrorState
        title={message('wallet.accounts.failed')}
        labels={{ retry: message('wallet.accounts.retry') }}
        loading={accounts.isFetching}
        onRetry={() => void accounts.refetch()}
      />
    )
  const { notice } = withdrawal
  // Sources: WDR-008, WDR-009.
  const isPending = !allowsMultiple && latest.data?.docs[0]?.state === 'pending'
  // The selected account may have been deleted in another tab. Sources: ACC-005, ACC-006.
  const account =
    accounts.data.find(({ id }) => id === chosen) ??
    accounts.data.find(({ isPrimary }) => isPrimary) ??
    accounts.data[0]

  return (
    <div className={styles.parts}>
      <RequestNews />
      {notice && (
        <Banner
          tone={notice.tone}
          action={
            notice.isUnknown ? (
              <Button size="small" onClick={withdrawal.checkAgain}>
                {message('wallet.withdraw.retry')}
              </Button>
            ) : undefined
          }
        >
          {notice.text}
        </Banner>
      )}
      {withdrawal.isChecking && <Banner tone="warning">{message('wallet.withdraw.checking')}</Banner>}
      {step.name === 'account' ? (
        <AccountForm
          account={step.account}
          userId={user.id}
          onSaved={(saved) => {
            if (saved) setChosen(saved.id)
            setStep({ name: 'withdraw' })
          }}
          onCancel={() => setStep({ name: 'withdraw' })}
        />
      ) : isPending ? (
        // Hidden while the success notice is shown.
        notice?.tone !== 'success' && (
          <Banner tone="warning" icon="clock">
            {message('wallet.withdraw.pending')}
          </Banner>
        )
      ) : (
        <AmountForm
          key={count}
          user={user}
          firstAmount={count > 0 ? undefined : firstAmount}
          account={account}
          accounts={accounts.data}
          withdrawal={withdrawal}
          onSelect={setChosen}
          onAccountStep={(edited) => setStep({ name: 'account', account: edited })}
        />
      )}
      {step.name === 'withdraw' && <OwnRequests page={page} onPage={setPage} />}
      {sent && (
        <RequestSent
          text={message('wallet.withdraw.sentText', {
            amount: formatPoints(sent.amount),
            account: accountName(sent, user.id),
          })}
          onClose={() => setSent(null)}
        />
      )}
    </div>
  )
}

const accountName = ({ account }: Withdrawal, userId: string): string =>
  [holderOf(account.name, userId), shortDetail(account.details)].filter((text) => text !== '').join(' · ')

function limitsText({ min, max }: WithdrawRange, message: Message): string {
  return max === undefined
    ? message('wallet.withdraw.limitsFrom', { min: wholePoints(min) })
    : message('wallet.withdraw.limits', { min: wholePoints(min), max: wholePoints(max) })
}

interface AmountFormProps {
  user: User
  firstAmount: Minor | undefined
  account: PaymentAccount | undefined
  accounts: readonly PaymentAccount[]
  withdrawal: ReturnType<typeof useWithdrawal>
  onSelect: (id: string) => void
  onAccountStep: (account: PaymentAccount | undefined) => void
}

function AmountForm({
  user,
  firstAmount,
  account,
  accounts,
  withdrawal,
  onSelect,
  onAccountStep,
}: AmountFormProps) {
  const message = useMessage()
  const { client } = useWalletSite().operator
  const { data: balance } = useQuery(pointsQuery(client))
  const byProvider = useFlag('wallet.withdraw.iPay')
  const rules = {
    minimumPoints: useFlag('wallet.minimumAmount'),
    isZeroMaxStrict: useFlag('wallet.withdraw.strictZeroMax'),
  }
  const [digits, setDigits] = useState(firstAmount === undefined ? '' : digitsOfMinor(firstAmount))
  const [isChecked, setChecked] = useState(false)

  const range = account && withdrawRange(account.method, rules)
  const minor = minorOfDigits(digits)
  const problem = range && amountProblem(minor, { range, available: balance?.available }, message)

  function submit() {
    setChecked(true)
    if (!account || problem !== undefined) return
    void withdrawal.send({
      amount: minor,
      account,
      userId: user.id,
      isHosted: isHosted(account, byProvider),
    })
  }

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event: SyntheticEvent) => {
        event.preventDefault()
        submit()
      }}
    >
      <div className={styles.balance}>
        <span className={styles.balanceName}>{message('wallet.withdraw.available')}</span>
        <span className={styles.balanceFigure}>
          {balance ? <Money minor={balance.available} /> : <Skeleton width="96px" />}
        </span>
      </div>
      {account && (
        <AmountField
          label={message('wallet.withdraw.amount')}
          digits={digits}
          enterKeyHint="done"
          data-initial-focus=""
          hint={range && message('wallet.withdraw.amountHint', { limits: limitsText(range, message) })}
          error={isChecked ? problem : undefined}
          onDigits={setDigits}
        />
      )}
      <AccountChoice
        accounts={accounts}
        userId={user.id}
        selected={account?.id ?? ''}
        limitsOf={({ method }) => limitsText(withdrawRange(method, rules), message)}
        onSelect={onSelect}
        onAdd={() => onAccountStep(undefined)}
        onEdit={onAccountStep}
      />
      {account && (
        <Button type="submit" tone="action" fullWidth loading={withdrawal.isSending}>
          {message('wallet.withdraw.submit')}
        </Button>
      )}
    </form>
  )
}
