'use client'
import { OperatorError } from '@kit/sdk'
import { cancelWithdrawal, type PaymentRequest } from '@kit/sdk/contract'
import { mutationOf, withdrawalsQuery } from '@kit/sdk/query'
import { useFlag } from '@kit/sdk/react'
import {
  Banner,
  Button,
  Dialog,
  ErrorState,
  formatPoints,
  momentText,
  Money,
  Paging,
  SiteLink,
  Skeleton,
  useLocale,
  useMessage,
} from '@kit/ui'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { StateTag } from '../requests/StateTag.tsx'
import { useWalletSite } from '../walletContext.ts'
import * as styles from './withdraw.css.ts'

export interface OwnRequestsProps {
  page: number
  onPage: (page: number) => void
}

/** The player's requests, newest first, five per page. Sources: WDR-011, WDR-020. */
export function OwnRequests({ page, onPage }: OwnRequestsProps) {
  const message = useMessage()
  const site = useWalletSite()
  const query = useQuery({
    ...withdrawalsQuery(site.operator.client, page),
    placeholderData: keepPreviousData,
  })
  const [canceling, setCanceling] = useState<PaymentRequest | null>(null)
  return (
    <section className={styles.requests} aria-busy={query.isPlaceholderData}>
      <h2 className={styles.heading}>{message('wallet.withdraw.requests')}</h2>
      {query.isPending && <Skeleton shape="block" height="64px" />}
      {query.isError && !query.data && (
        <ErrorState
          title={message('wallet.withdraw.requestsFailed')}
          labels={{ retry: message('wallet.withdraw.retry') }}
          loading={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {query.data?.docs.length === 0 && (
        <p className={styles.quiet}>{message('wallet.withdraw.noRequests')}</p>
      )}
      {query.data && query.data.docs.length > 0 && (
        <>
          <ul className={styles.rows}>
            {query.data.docs.map((request) => (
              <Row key={request.id} request={request} onCancel={() => setCanceling(request)} />
            ))}
          </ul>
          <Paging
            aria-label={message('wallet.withdraw.pages')}
            value={page}
            pages={query.data.totalPages}
            disabled={query.isPlaceholderData}
            onValueChange={onPage}
            labels={{
              previous: message('wallet.withdraw.previousPage'),
              next: message('wallet.withdraw.nextPage'),
              page: (number) => message('wallet.withdraw.page', { page: number }),
            }}
          />
        </>
      )}
      {site.hasPage('/transaction') && (
        <SiteLink to="/transaction" className={styles.quiet}>
          {message('wallet.withdraw.allRequests')}
        </SiteLink>
      )}
      {canceling && <CancelRequest request={canceling} onClose={() => setCanceling(null)} />}
    </section>
  )
}

function Row({ request, onCancel }: { request: PaymentRequest; onCancel: () => void }) {
  const message = useMessage()
  const locale = useLocale()
  // Sources: WDR-015 to WDR-017.
  const mayCancel = useFlag('wallet.withdraw.allowCancel') && request.state === 'pending'
  return (
    <li className={styles.row} data-request={request.id}>
      <span className={styles.amount}>
        <Money minor={request.amount} /> {request.paymentType}
      </span>
      <span className={styles.end}>
        <StateTag state={request.state} />
      </span>
      <span className={styles.quiet}>
        <bdi>{momentText(request.createdAt, locale)}</bdi>
        {request.remarks !== '' && ` · ${request.remarks}`}
      </span>
      {mayCancel && (
        <span className={styles.end}>
          <Button
            size="small"
            aria-label={message('wallet.withdraw.cancelOf', { amount: formatPoints(request.amount) })}
            onClick={onCancel}
          >
            {message('wallet.withdraw.cancel')}
          </Button>
        </span>
      )}
    </li>
  )
}

/** Reads the list again after any answer. Source: WDR-018. */
function CancelRequest({ request, onClose }: { request: PaymentRequest; onClose: () => void }) {
  const message = useMessage()
  const site = useWalletSite()
  const cancel = useMutation(mutationOf(site.operator.client, cancelWithdrawal))
  const [problem, setProblem] = useState('')
  async function confirm() {
    setProblem('')
    try {
      await cancel.mutateAsync({ withdrawId: request.id })
      site.toast(message('wallet.withdraw.canceled'), 'success')
      onClose()
    } catch (error) {
      const isKnown = error instanceof OperatorError && !error.isOutcomeUnknown
      setProblem(isKnown ? error.message : message('wallet.withdraw.cancelUnanswered'))
    }
  }
  return (
    <Dialog.Root open onOpenChange={(opens: boolean) => !opens && !cancel.isPending && onClose()}>
      <Dialog.Content
        title={message('wallet.withdraw.cancelTitle')}
        description={message('wallet.withdraw.cancelText', { amount: formatPoints(request.amount) })}
        labels={{ close: message('wallet.withdraw.close') }}
      >
        <div className={styles.form}>
          {problem !== '' && <Banner tone="danger">{problem}</Banner>}
          <div className={styles.buttons}>
            <Button onClick={onClose} disabled={cancel.isPending}>
              {message('wallet.withdraw.keep')}
            </Button>
            <Button tone="danger" loading={cancel.isPending} onClick={() => void confirm()}>
              {message('wallet.withdraw.cancel')}
            </Button>
          </div>
        </div>
      </Dialog.Content>
    </Dialog.Root>
  )
}
