'use client'
import {
  Banner,
  Button,
  EmptyState,
  ErrorState,
  IconButton,
  IsolatedFrame,
  MoreMessages,
  useMessage,
} from '@kit/ui'
import { useEffect, useState, type ReactNode } from 'react'
import { useLiveStatus } from '../../prices/useFollowEvents.ts'
import { useBetting } from '../../slip/model/bettingContext.ts'
import { ownFramePaths } from '../../site/ownFramePaths.ts'
import { sportsBookMessages } from './messages.ts'
import { sportsBookAddress } from './sportsBookAddress.ts'
import * as styles from './sportsBook.css.ts'

/** Time that the provider's page may take before the screen shows an error, in ms. */
const patienceMs = 20_000

export interface SportsBookScreenProps {
  id?: string | undefined
  /** True for `/ballByBall`, which uses the whole screen, and its own page if the brand has one. */
  isBallByBall?: boolean
}

function BookFrame({ address, title, onRetry }: { address: string; title: string; onRetry: () => void }) {
  const message = useMessage()
  const { options } = useBetting()
  const [isLoaded, setIsLoaded] = useState(false)
  const [isTimedOut, setIsTimedOut] = useState(false)
  useEffect(() => {
    if (isLoaded) return undefined
    const timer = setTimeout(() => setIsTimedOut(true), patienceMs)
    return () => clearTimeout(timer)
  }, [isLoaded])
  return (
    <>
      <IsolatedFrame
        className={styles.frame}
        src={address}
        hosts={options.frameHosts}
        ownPaths={ownFramePaths}
        title={title}
        permissions={['fullscreen']}
        onShown={() => setIsLoaded(true)}
        refused={
          <ErrorState
            title={message('betting.sportsBook.refused')}
            text={message('betting.sportsBook.refusedText')}
          />
        }
      />
      {isTimedOut && !isLoaded && (
        <div className={styles.said}>
          <ErrorState
            title={message('betting.sportsBook.late')}
            text={message('betting.sportsBook.lateText')}
            labels={{ retry: message('betting.sportsBook.retry') }}
            onRetry={onRetry}
          />
        </div>
      )}
    </>
  )
}

function NoBook() {
  const message = useMessage()
  const { site } = useBetting()
  return (
    <div className={styles.said}>
      <EmptyState
        title={message('betting.sportsBook.none')}
        text={message('betting.sportsBook.noneText')}
        action={
          <Button tone="accent" onClick={() => site.navigate('/inPlay')}>
            {message('betting.sportsBook.exchange')}
          </Button>
        }
      />
    </div>
  )
}

function Head({ title, onReload }: { title: string; onReload: (() => void) | undefined }): ReactNode {
  const message = useMessage()
  const { site } = useBetting()
  return (
    <header className={styles.head}>
      <IconButton
        icon="back"
        label={message('betting.sportsBook.leave')}
        onClick={() => site.navigate('/')}
      />
      <h1 className={styles.title}>{title}</h1>
      {onReload && (
        <IconButton icon="retry" label={message('betting.sportsBook.reload')} onClick={onReload} />
      )}
    </header>
  )
}

function Screen({ id, isBallByBall = false }: SportsBookScreenProps) {
  const message = useMessage()
  const { options } = useBetting()
  const status = useLiveStatus()
  const [load, setLoad] = useState(1)
  const title = message(isBallByBall ? 'betting.sportsBook.ballByBall' : 'betting.sportsBook.title')
  const reload = () => setLoad(load + 1)
  const configured = isBallByBall ? (options.ballByBall ?? options.sportsBook) : options.sportsBook
  return (
    <div className={styles.screen} data-below-header={isBallByBall ? undefined : ''}>
      <Head title={title} onReload={configured === undefined ? undefined : reload} />
      {status === 'connecting' && configured !== undefined && (
        <div className={styles.notes}>
          <Banner tone="warning" icon="offline">
            {message('betting.sportsBook.offline')}
          </Banner>
        </div>
      )}
      <div className={styles.room}>
        {configured === undefined ? (
          <NoBook />
        ) : (
          <BookFrame key={load} address={sportsBookAddress(configured, id)} title={title} onRetry={reload} />
        )}
      </div>
    </div>
  )
}

/**
 * Sports book: the page of the brand's provider in an isolated frame, below the site's header or, for
 * `/ballByBall`, on the whole screen (ROUTE-069, ROUTE-070).
 */
export function SportsBookScreen(props: SportsBookScreenProps) {
  return (
    <MoreMessages messages={sportsBookMessages}>
      <Screen {...props} />
    </MoreMessages>
  )
}
