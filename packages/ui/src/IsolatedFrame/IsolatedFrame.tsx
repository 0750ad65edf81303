'use client'
import { clsx } from 'clsx'
import { useRef, useState, type ComponentPropsWithRef, type ReactNode } from 'react'
import { Skeleton } from '../Skeleton/index.ts'
import { frameAddress } from './frameAddress.ts'
import * as styles from './isolatedFrame.css.ts'
import { useFrameMessages, type MessageSchema } from './useFrameMessages.ts'

/** What a frame may do beside running its scripts on its own origin. */
export type FramePermission = 'autoplay' | 'encrypted-media' | 'fullscreen' | 'picture-in-picture'

export interface IsolatedFrameProps<Message> extends Omit<
  ComponentPropsWithRef<'div'>,
  'children' | 'title'
> {
  src: string
  /** Exact hosts, each with its port when it has one. Another address is not loaded, and `refused` stands there. */
  hosts: readonly string[]
  /**
   * Paths of the page's own origin, each ending in "/", under which the operator serves pages for frames. Such a page runs
   * without an origin: it has no storage and no cookie, and is not heard.
   */
  ownPaths?: readonly string[]
  /** What is in it, for a screen reader. */
  title: string
  permissions?: readonly FramePermission[]
  /** May send forms and open windows: a payment page needs both. */
  mayLeave?: boolean
  /** Reads what the frame says to the page; all else is not heard. */
  messages?: MessageSchema<Message>
  onMessage?: (message: Message) => void
  /** Its page has come. A browser's own page, saying that it could not be had, counts too: nobody is told of that. */
  onShown?: () => void
  /** Width through height; else it fills its place. */
  ratio?: number
  /** Stands there instead when the address may not be shown. */
  refused: ReactNode
}

const none: readonly FramePermission[] = []

/**
 * Somebody else's page inside ours: a game, a video, a score. It runs in a sandbox that cannot lead this page away, comes
 * from listed hosts only, learns of our address no more than its origin, and is heard only when its message is of the
 * agreed shape.
 */
export function IsolatedFrame<Message = never>(props: IsolatedFrameProps<Message>) {
  const { src, hosts, ownPaths, title, permissions = none, mayLeave = false, ...heard } = props
  const { messages, onMessage, onShown, ...others } = heard
  const { ratio, refused, className, style, ...rest } = others
  const frame = useRef<HTMLIFrameElement>(null)
  const [loaded, setLoaded] = useState<string | null>(null)
  const page = typeof location === 'undefined' ? '' : location.origin
  const found = frameAddress(src, { hosts, ...(ownPaths && { ownPaths }) }, page)
  const address = found?.url
  useFrameMessages({
    frame,
    origin: found && !found.isOwn ? found.url.origin : null,
    schema: messages,
    onMessage,
  })
  const state = address === undefined ? 'refused' : loaded === address.href ? 'loaded' : 'loading'
  return (
    <div
      data-state={state}
      aria-busy={state === 'loading' || undefined}
      className={clsx(styles.place, className)}
      style={ratio === undefined || address === undefined ? style : { aspectRatio: ratio, ...style }}
      {...rest}
    >
      {state === 'loading' && <Skeleton shape="block" className={styles.waiting} />}
      {address === undefined ? (
        refused
      ) : (
        <iframe
          key={address.href}
          ref={frame}
          src={address.href}
          title={title}
          sandbox={`allow-scripts${found?.isOwn === true ? '' : ' allow-same-origin'}${mayLeave ? ' allow-forms allow-popups' : ''}`}
          allow={permissions.map((permission) => `${permission} ${address.origin}`).join('; ')}
          referrerPolicy="strict-origin"
          loading="lazy"
          className={styles.frame}
          onLoad={() => {
            setLoaded(address.href)
            onShown?.()
          }}
        />
      )}
    </div>
  )
}
