'use client'
import type { Minor, PaymentMethod } from '@kit/sdk/contract'
import { Banner, Button, ErrorState, useMessage } from '@kit/ui'
import { useQuery } from '@tanstack/react-query'
import * as styles from '../deposit.css.ts'
import { DepositWaiting } from '../DepositWaiting.tsx'
import type { OwnDepositMethod } from '../ownMethod.ts'
import { RequestProblem } from '../RequestProblem.tsx'
import type { useDepositRequest } from '../useDepositRequest.ts'

interface OwnStepProps {
  own: OwnDepositMethod
  method: PaymentMethod
  amount: Minor
  bonusId: string | undefined
  request: ReturnType<typeof useDepositRequest>
  onBack: () => void
}

export function OwnStep({ own, request, onBack, ...deposit }: OwnStepProps) {
  const message = useMessage()
  const screen = useQuery({
    queryKey: ['wallet', 'depositScreen', deposit.method.id],
    queryFn: own.load,
    staleTime: Infinity,
    structuralSharing: false,
    networkMode: 'always',
  })
  const { work } = request
  const isSending = work !== 'idle'
  const Screen = screen.data?.default
  return (
    <div className={styles.form}>
      {Screen ? (
        <Screen
          {...deposit}
          isSending={isSending}
          onSend={(call) => request.sendOwn(deposit, call)}
          onClaim={(claim) => request.sendClaim({ ...deposit, ...claim })}
          onOpenPage={() => request.sendHosted(deposit.method, deposit.amount)}
          onBack={onBack}
        />
      ) : screen.isError ? (
        <>
          <ErrorState
            title={message('wallet.deposit.notLoaded')}
            labels={{ retry: message('wallet.deposit.retry') }}
            loading={screen.isFetching}
            onRetry={() => void screen.refetch()}
          />
          <Button onClick={onBack}>{message('wallet.deposit.back')}</Button>
        </>
      ) : (
        <DepositWaiting />
      )}
      <RequestProblem request={request} />
      {isSending && (
        <Banner tone="info">
          {message(work === 'checking' ? 'wallet.deposit.checking' : 'wallet.deposit.sending')}
        </Banner>
      )}
    </div>
  )
}
