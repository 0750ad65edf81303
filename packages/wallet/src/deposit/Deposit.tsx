'use client'
import { listDepositMethods, type PaymentRequest, type User } from '@kit/sdk/contract'
import { queryOf } from '@kit/sdk/query'
import { useFlag } from '@kit/sdk/react'
import { Banner, Button, EmptyState, ErrorState, SocialIcon, useMessage } from '@kit/ui'
import { useQuery } from '@tanstack/react-query'
import { paymentTypeFacts } from '../paymentTypeFacts.ts'
import { useState, type ComponentType, type ReactNode } from 'react'
import { useMoneyChats } from '../chat/useMoneyChats.ts'
import { usePlayerQuery } from '../player/usePlayer.ts'
import { isKey } from '../request/findRequest.ts'
import { useWalletSite } from '../walletContext.ts'
import { DepositWaiting } from './DepositWaiting.tsx'
import { RequestProblem } from './RequestProblem.tsx'
import { RequestStatus } from './RequestStatus.tsx'
import { useDepositRequest } from './useDepositRequest.ts'
import { useDepositSteps } from './useDepositSteps.tsx'
import { isPending, useDeposits } from './useDeposits.ts'

export interface DepositFrameProps {
  heading: ReactNode
  index: number
  isLoading?: boolean
  children: ReactNode
}
export type DepositFrame = ComponentType<DepositFrameProps>

export interface DepositProps {
  Frame: DepositFrame
  startDigits: string
  startBonusId?: string | undefined
  /** The sheet closes, the page is left. */
  onLeft: () => void
}

/** Sources: SHELL-031, DEP-052. */
function DepositByChat() {
  const message = useMessage()
  const { deposit, isPending } = useMoneyChats(true)
  if (isPending) return <DepositWaiting />
  if (deposit === undefined) return <EmptyState title={message('wallet.deposit.chatNone')} />
  return (
    <EmptyState
      picture={<SocialIcon name="whatsapp" size="large" />}
      title={message('wallet.deposit.chatTitle')}
      text={message('wallet.deposit.chatText')}
      action={
        <Button asChild tone="action">
          <a href={deposit} target="_blank" rel="noopener noreferrer">
            {message('wallet.deposit.chatOpen')}
          </a>
        </Button>
      }
    />
  )
}

function DemoRefusal() {
  const message = useMessage()
  const site = useWalletSite()
  return (
    <Banner
      tone="danger"
      action={
        site.canRequest('login') && (
          <Button size="small" onClick={() => site.request('login', {})}>
            {message('wallet.deposit.demoLogin')}
          </Button>
        )
      }
    >
      {message('wallet.deposit.demo')}
    </Banner>
  )
}

function PlayersDeposit({
  player,
  Frame,
  startDigits,
  startBonusId,
  onLeft,
}: DepositProps & { player: User }) {
  const message = useMessage()
  const { client } = useWalletSite().operator
  const allowsMultiple = useFlag('wallet.requests.allowMultiple')
  const deposits = useDeposits(true)
  const methods = useQuery(queryOf(client, listDepositMethods, { active: 'true' }))
  const [sent, setSent] = useState<PaymentRequest | { id: string } | null>(null)
  const request = useDepositRequest({ player, onShown: setSent, onLeft })

  const steps = useDepositSteps({ player, startDigits, startBonusId, methods, request })

  const rows = deposits.data?.docs ?? []
  const known = sent && (rows.find(({ id }) => id === sent.id) ?? ('state' in sent ? sent : undefined))
  const blocking = !allowsMultiple && !sent && isPending(rows[0]) ? rows[0] : undefined
  // A request that was pending when this screen opened stays visible after its decision.
  const [followedId, setFollowedId] = useState<string | null>(null)
  if (blocking && blocking.id !== followedId) setFollowedId(blocking.id)
  const shown = known ?? rows.find(({ id }) => id === followedId)
  if (deposits.isPending && !sent)
    return (
      <Frame heading={message('wallet.deposit.addFunds')} index={0} isLoading>
        <DepositWaiting />
      </Frame>
    )
  if (shown || request.isOpened)
    return (
      <Frame heading={message('wallet.deposit.yourRequest')} index={3}>
        {blocking && !request.problem && <Banner tone="warning">{message('wallet.deposit.pending')}</Banner>}
        {request.isOpened && <Banner tone="info">{message('wallet.deposit.hostedOpened')}</Banner>}
        <RequestProblem request={request} />
        {shown && (
          <RequestStatus
            shown={shown}
            work={request.work}
            onContinue={continueOf(shown)}
            onAnother={
              allowsMultiple || !isPending(shown)
                ? () => {
                    setSent(null)
                    setFollowedId(null)
                    steps.reset()
                  }
                : undefined
            }
          />
        )}
      </Frame>
    )
  return (
    <Frame heading={steps.heading} index={steps.index}>
      {steps.body}
    </Frame>
  )

  /** Returns undefined if the payment's method or key is not known. */
  function continueOf({ id, amount, paymentType, methodId, state }: PaymentRequest) {
    const hosted = methods.data?.filter((one) => paymentTypeFacts[one.paymentType].isHosted) ?? []
    const method =
      methodId === '' && hosted.length === 1 ? hosted[0] : hosted.find((one) => one.id === methodId)
    const isHosted = hosted.some((one) => one.paymentType === paymentType)
    if (state !== 'pending' || !isHosted || !method || request.isOpened || !isKey(id)) return undefined
    return () => request.sendHosted(method, amount, id)
  }
}

/**
 * Deposit for the sheet and the page: the chat, the refusal of a demo account, a pending request,
 * or the three steps.
 */
export function Deposit(props: DepositProps) {
  const { Frame } = props
  const message = useMessage()
  const { data: player, isError, isFetching, refetch } = usePlayerQuery()
  const byChat = useFlag('wallet.useChatRedirect')
  const heading = message('wallet.deposit.addFunds')
  if (byChat)
    return (
      <Frame heading={heading} index={0}>
        <DepositByChat />
      </Frame>
    )
  if (!player && isError)
    return (
      <Frame heading={heading} index={0}>
        <ErrorState
          title={message('wallet.deposit.notLoaded')}
          labels={{ retry: message('wallet.deposit.retry') }}
          loading={isFetching}
          onRetry={() => void refetch()}
        />
      </Frame>
    )
  if (!player)
    return (
      <Frame heading={heading} index={0} isLoading>
        <DepositWaiting />
      </Frame>
    )
  if (player.isDemo)
    return (
      <Frame heading={heading} index={0}>
        <DemoRefusal />
      </Frame>
    )
  return <PlayersDeposit key={player.id} {...props} player={player} />
}
