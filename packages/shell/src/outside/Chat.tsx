'use client'
import { useFlag } from '@kit/sdk/react'
import { Button, ErrorState, Icon, IconButton, IsolatedFrame, useMessage } from '@kit/ui'
import { useEffect, useState } from 'react'
import { useChannelChat } from '../contact/useChatLinks.ts'
import { useIsLoggedIn } from '../siteContext.ts'
import { chatAddress } from './chatAddress.ts'
import * as styles from './outside.css.ts'
import type { OutsideServices } from './outsideContext.ts'
import { ownPages } from './outsideOptions.ts'
import { useIsHome } from './usePath.ts'

/** Time that the chat page may load before an error is shown, in ms. */
const patienceMs = 15_000

const hostOf = (address: string): string[] => (URL.canParse(address) ? [new URL(address).host] : [])

function ChatFrame({ address, onRetry }: { address: string; onRetry: () => void }) {
  const message = useMessage()
  const [state, setState] = useState<'waiting' | 'shown' | 'late'>('waiting')
  useEffect(() => {
    if (state !== 'waiting') return undefined
    const timer = setTimeout(() => setState('late'), patienceMs)
    return () => clearTimeout(timer)
  }, [state])
  return (
    <div className={styles.chatRoom}>
      <IsolatedFrame
        className={styles.chatFrame}
        src={address}
        hosts={hostOf(address)}
        ownPaths={ownPages}
        title={message('shell.chat.title')}
        onShown={() => setState('shown')}
        refused={<ErrorState title={message('shell.chat.refused')} />}
      />
      {state === 'late' && (
        <div className={styles.chatSaid}>
          <ErrorState
            title={message('shell.chat.late')}
            text={message('shell.chat.lateText')}
            labels={{ retry: message('shell.chat.retry') }}
            onRetry={onRetry}
          />
        </div>
      )}
    </div>
  )
}

/** Loads nothing before it is opened; keeps the conversation while closed. */
function ChatWindow({ address }: { address: string }) {
  const message = useMessage()
  const [isOpen, setIsOpen] = useState(false)
  const [load, setLoad] = useState(0)
  const open = () => {
    setIsOpen(true)
    setLoad((current) => Math.max(1, current))
  }
  return (
    <>
      {!isOpen && (
        <Button className={styles.chatButton} onClick={open}>
          <Icon name="info" />
          {message('shell.chat.open')}
        </Button>
      )}
      {load > 0 && (
        <section className={styles.chat} aria-label={message('shell.chat.title')} hidden={!isOpen}>
          <header className={styles.chatHead}>
            <h2 className={styles.chatTitle}>{message('shell.chat.title')}</h2>
            <IconButton icon="close" label={message('shell.chat.close')} onClick={() => setIsOpen(false)} />
          </header>
          <ChatFrame key={load} address={address} onRetry={() => setLoad(load + 1)} />
        </section>
      )}
    </>
  )
}

/** The chat of the domain, for players on the home page of a b2c site (SHELL-113 to SHELL-116). */
export function Chat({ site, options }: OutsideServices) {
  // Read here to follow a refresh of the configuration.
  const provider = useFlag('chat.provider')
  const value = useFlag('chat.value')
  const isEnabled = useFlag('chat.enabled')
  const type = useFlag('domain.type')
  const isLoggedIn = useIsLoggedIn()
  const isPlayer = isLoggedIn && site.operator.session.get()?.userType === 'user'
  const isHome = useIsHome()
  const channel = useChannelChat(isPlayer && isHome && isEnabled && type === 'b2c')
  const address = chatAddress({
    flags: site.flags,
    template: options.chat,
    isPlayer,
    isHome,
    channel,
  })
  if (address === undefined) return null
  return (
    <ChatWindow // Another player gets a new chat.
      key={`${channel?.type ?? provider} ${channel?.value ?? value} ${String(isEnabled)} ${type} ${site.operator.session.count()}`}
      address={address}
    />
  )
}
