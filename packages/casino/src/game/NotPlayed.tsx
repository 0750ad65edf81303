'use client'
import { OperatorError } from '@kit/sdk'
import { Button, EmptyState, ErrorState, useMessage } from '@kit/ui'
import { useRouterState } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useCasinoSite } from '../casinoContext.ts'
import { NoCasino } from '../game-list/NoCasino.tsx'
import * as styles from './game.css.ts'
import type { PlayAccess } from './usePlayAccess.ts'

const Said = ({ children }: { children: ReactNode }) => (
  <div className={styles.room}>
    <div className={styles.said}>{children}</div>
  </div>
)

function DemoRefused() {
  const message = useMessage()
  const site = useCasinoSite()
  return (
    <Said>
      <EmptyState
        title={message('casino.demo')}
        action={
          <Button tone="accent" onClick={() => site.navigate('/live-casino')}>
            {message('casino.leave')}
          </Button>
        }
      />
    </Said>
  )
}

function AskLogin() {
  const message = useMessage()
  const site = useCasinoSite()
  const returnTo = useRouterState({ select: ({ location }) => location.href })
  return (
    <Said>
      <EmptyState
        title={message('casino.visitor')}
        text={message('casino.visitorText')}
        action={
          site.canRequest('login') && (
            <Button tone="accent" onClick={() => site.request('login', { returnTo })}>
              {message('casino.login')}
            </Button>
          )
        }
      />
    </Said>
  )
}

export function NoAccess({ access }: { access: Exclude<PlayAccess, 'open' | 'unknown'> }) {
  if (access === 'visitor') return <AskLogin />
  if (access === 'demo') return <DemoRefused />
  return (
    <Said>
      <NoCasino why={access} />
    </Said>
  )
}

export function PlayedElsewhere({ onTakeOver }: { onTakeOver: () => void }) {
  const message = useMessage()
  return (
    <Said>
      <EmptyState
        title={message('casino.elsewhere')}
        text={message('casino.elsewhereText')}
        action={
          <Button tone="accent" onClick={onTakeOver}>
            {message('casino.playHere')}
          </Button>
        }
      />
    </Said>
  )
}

export function NoGame() {
  const message = useMessage()
  const site = useCasinoSite()
  return (
    <Said>
      <EmptyState
        title={message('casino.noGame')}
        text={message('casino.noGameText')}
        action={
          <Button tone="accent" onClick={() => site.navigate('/live-casino')}>
            {message('casino.leave')}
          </Button>
        }
      />
    </Said>
  )
}

export function LaunchFailed({
  error,
  onRetry,
  isRetrying,
}: {
  error: Error
  onRetry: () => void
  isRetrying: boolean
}) {
  const message = useMessage()
  const refusal = error instanceof OperatorError && !error.isOutcomeUnknown ? error : undefined
  if (refusal?.code === 'demo-account') return <DemoRefused />
  if (refusal?.code === 'casino-locked') return <NoAccess access="locked" />
  return (
    <Said>
      <ErrorState
        title={message('casino.refused')}
        text={refusal ? refusal.message : message('casino.unreachable')}
        labels={{ retry: message('casino.retry') }}
        onRetry={onRetry}
        loading={isRetrying}
      />
    </Said>
  )
}
