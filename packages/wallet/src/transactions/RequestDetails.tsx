'use client'
import { listDeposits, listWithdrawals, type PaymentRequest } from '@kit/sdk/contract'
import { pageQueryOf } from '@kit/sdk/query'
import { CopyButton, momentText, Money, Sheet, useLocale, useMessage, VisuallyHidden } from '@kit/ui'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { StateTag } from '../requests/StateTag.tsx'
import { useWalletSite } from '../walletContext.ts'
import { timelineOf } from './timeline.ts'
import * as styles from './transactions.css.ts'

/** Number of characters of an id that are shown; copying takes the whole id. */
const shownIdLength = 8

export interface RequestDetailsProps {
  request: PaymentRequest | null
  tab: 'deposit' | 'withdraw' | 'statement'
  onClose: () => void
}

/** Details that are read again while they are shown. Source: TXN-007. */
export function RequestDetails({ request, tab, onClose }: RequestDetailsProps) {
  const message = useMessage()
  // The sheet keeps the last request on screen while it slides out.
  const [last, setLast] = useState({ request, tab })
  if (request && request !== last.request) setLast({ request, tab })
  const shown = request ? { request, tab } : last
  if (!shown.request) return null
  const direction = shown.tab === 'withdraw' ? 'withdraw' : 'deposit'
  return (
    <Sheet.Root open={request !== null} onOpenChange={(opens: boolean) => !opens && onClose()}>
      <Sheet.Content
        title={message(`wallet.request.${direction}`)}
        labels={{ close: message('wallet.transactions.close') }}
      >
        <CurrentRequest direction={direction} first={shown.request} />
      </Sheet.Content>
    </Sheet.Root>
  )
}

export interface CurrentRequestProps {
  direction: 'deposit' | 'withdraw'
  first: PaymentRequest
}

function CurrentRequest({ direction, first }: CurrentRequestProps) {
  const { client } = useWalletSite().operator
  const { data } = useQuery({
    ...pageQueryOf(client, direction === 'deposit' ? listDeposits : listWithdrawals, {
      page: 1,
      limit: 1,
      search: first.id,
    }),
    select: ({ docs }) => docs.find(({ id }) => id === first.id),
  })
  return <RequestFacts direction={direction} request={data ?? first} />
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className={styles.factName}>{name}</dt>
      <dd className={styles.fact}>{children}</dd>
    </>
  )
}

/** Sources: TXN-015 to TXN-019. */
function RequestFacts({
  direction,
  request,
}: {
  direction: 'deposit' | 'withdraw'
  request: PaymentRequest
}) {
  const message = useMessage()
  const locale = useLocale()
  return (
    <div className={styles.detail}>
      <div className={styles.figure}>
        <Money minor={request.amount} />
        <StateTag state={request.state} />
      </div>
      <Timeline request={request} />
      <dl className={styles.facts}>
        <Fact name={message('wallet.transactions.wallet')}>{message('wallet.transactions.mainWallet')}</Fact>
        <Fact name={message('wallet.transactions.type')}>{request.paymentType}</Fact>
        {direction === 'deposit' && (
          <Fact name={message('wallet.transactions.utr')}>
            {request.utr || message('wallet.transactions.noUtr')}
          </Fact>
        )}
        {request.bonusAmount > 0n && (
          <Fact name={message('wallet.transactions.bonus')}>
            <Money minor={request.bonusAmount} />
          </Fact>
        )}
        {request.account.details.map(({ label, value }) => (
          <Fact key={label} name={label}>
            <bdi>{value}</bdi>
          </Fact>
        ))}
        <Fact name={message('wallet.transactions.remarks')}>{request.remarks || '-'}</Fact>
        <Fact name={message('wallet.transactions.moment')}>
          <bdi>{momentText(request.createdAt, locale)}</bdi>
        </Fact>
        <Fact name={message('wallet.transactions.id')}>
          <bdi title={request.id}>{request.id.slice(0, shownIdLength)}</bdi>{' '}
          <CopyButton
            size="small"
            tone="ghost"
            text={request.id}
            labels={{
              copy: message('wallet.transactions.copyId'),
              copied: message('wallet.transactions.copied'),
              failed: message('wallet.transactions.copyFailed'),
            }}
          />
        </Fact>
      </dl>
    </div>
  )
}

function Timeline({ request }: { request: PaymentRequest }) {
  const message = useMessage()
  const locale = useLocale()
  return (
    <ol className={styles.timeline} aria-label={message('wallet.transactions.timeline')}>
      {timelineOf(request).map(({ id, at, isDone }) => (
        <li key={id} className={styles.step} data-step={id} data-done={isDone ? '' : undefined}>
          <span className={styles.mark} aria-hidden />
          <span>
            {id === 'requested' || id === 'processing' || id === 'decision'
              ? message(`wallet.timeline.${id}`)
              : message(`wallet.request.state.${id}`)}
            {isDone && <VisuallyHidden> {message('wallet.timeline.done')}</VisuallyHidden>}
          </span>
          <bdi className={styles.quiet}>{at === null ? '' : momentText(at, locale)}</bdi>
        </li>
      ))}
    </ol>
  )
}
