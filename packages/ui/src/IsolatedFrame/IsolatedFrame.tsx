'use client'
import { clsx } from 'clsx'
import { useEffect, useRef, useState, type ComponentPropsWithRef, type ReactNode } from 'react'
import { Skeleton } from '../Skeleton/index.ts'
import { frameAddress, type FrameAddress } from './frameAddress.ts'
import * as styles from './isolatedFrame.css.ts'
import { useFirstLine } from './useFirstLine.ts'
import { useFrameMessages, type MessageSchema } from './useFrameMessages.ts'
import { useMode } from './useMode.ts'

/** Permissions of a frame besides running scripts on its own origin. */
export type FramePermission = 'autoplay' | 'encrypted-media' | 'fullscreen' | 'picture-in-picture'

export interface IsolatedFrameProps<Message> extends Omit<
  ComponentPropsWithRef<'div'>,
  'children' | 'title'
> {
  src: string
  /** Exact hosts, with port if any. Another address is not loaded, and `refused` is shown. */
  hosts: readonly string[]
  /**
   * Paths of the page's own origin, each ending in "/", under which the operator serves pages for frames. Such a page
   * has an opaque origin: no storage, no cookies; its messages are ignored unless `receivesOwnMessages`. Its address contains the
   * theme's `mode`, and it reloads when the mode changes, unless `receivesOwnMessages`: then it receives a message instead.
   */
  ownPaths?: readonly string[]
  /** Accessible name. */
  title: string
  permissions?: readonly FramePermission[]
  /** Allows submitting forms and opening windows: a payment page needs both. */
  mayLeave?: boolean
  /** Parses messages from the frame; all others are ignored. */
  messages?: MessageSchema<Message>
  onMessage?: (message: Message) => void
  /**
   * Accepts messages from a page of the same origin too. Such a page has the opaque origin `null`, like every sandboxed
   * page, so that only its window identifies it. Default: false.
   */
  receivesOwnMessages?: boolean
  /**
   * Posted to the page when it has loaded, and again whenever the object changes. It must not contain secrets: see
   * `receivesOwnMessages`.
   */
  sentMessage?: object
  /** Called when the frame's page has loaded. A browser's error page counts too, because it fires the same event. */
  onShown?: () => void
  /** Width divided by height. Default: fills its container. */
  ratio?: number
  /** Shown instead when the address is not allowed. */
  refused: ReactNode
}

const none: readonly FramePermission[] = []

/**
 * Adds the mode to the address of a same-origin page, so that it is not white on a dark page. Other hosts get the
 * address unchanged.
 */
function withMode(found: FrameAddress | undefined, mode: string): URL | undefined {
  if (!found?.isOwn || (mode !== 'dark' && mode !== 'light')) return found?.url
  const url = new URL(found.url)
  url.searchParams.set('mode', mode)
  return url
}

/** Returns the exact origin whose messages are accepted; null for none. */
function acceptedOrigin(found: FrameAddress | undefined, receivesOwnMessages: boolean): string | null {
  if (!found?.isOwn) return found?.url.origin ?? null
  return receivesOwnMessages ? 'null' : null
}

/**
 * A page of another host inside this one: a game, a video, a score. It runs in a sandbox that cannot navigate this page
 * away, loads from listed hosts only, and receives only the origin of our address. Its messages are read only if they
 * match the schema.
 */
export function IsolatedFrame<Message = never>(props: IsolatedFrameProps<Message>) {
  const { src, hosts, ownPaths, title, permissions = none, mayLeave = false, ...frameProps } = props
  const { messages, onMessage, onShown, receivesOwnMessages = false, sentMessage, ...others } = frameProps
  const { ratio, refused, className, style, ...rest } = others
  const frame = useRef<HTMLIFrameElement>(null)
  const [loaded, setLoaded] = useState<string | null>(null)
  const page = typeof location === 'undefined' ? '' : location.origin
  const found = frameAddress(src, { hosts, ...(ownPaths && { ownPaths }) }, page)
  const address = withMode(found, useMode(receivesOwnMessages))
  useFrameMessages({
    frame,
    origin: acceptedOrigin(found, receivesOwnMessages),
    schema: messages,
    onMessage,
  })
  // Only '*' reaches an opaque origin.
  const target = found && (found.isOwn ? '*' : found.url.origin)
  const isLoaded = address !== undefined && loaded === address.href
  useEffect(() => {
    if (sentMessage && isLoaded && target !== undefined)
      frame.current?.contentWindow?.postMessage(sentMessage, target)
  }, [frame, sentMessage, isLoaded, target])
  const hasLine = useFirstLine()
  const state = address === undefined ? 'refused' : loaded === address.href ? 'loaded' : 'loading'
  return (
    <div
      data-kit="isolated-frame"
      data-state={state}
      aria-busy={state === 'loading' || undefined}
      className={clsx(styles.place, className)}
      style={ratio === undefined || address === undefined ? style : { aspectRatio: ratio, ...style }}
      {...rest}
    >
      {state === 'loading' && <Skeleton shape="block" className={styles.waiting} />}
      {address === undefined
        ? refused
        : hasLine && (
            <iframe
              key={address.href}
              ref={frame}
              src={address.href}
              title={title}
              sandbox={`allow-scripts${found?.isOwn === true ? '' : ' allow-same-origin'}${mayLeave ? ' allow-forms allow-popups' : ''}`}
              allow={permissions.map((permission) => `${permission} ${address.origin}`).join('; ')}
              referrerPolicy="strict-origin"
              loading="lazy"
              data-part="isolated-frame-page"
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
