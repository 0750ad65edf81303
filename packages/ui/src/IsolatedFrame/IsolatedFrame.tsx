'use client'
import { clsx } from 'clsx'
import { useEffect, useRef, useState, type ComponentPropsWithRef, type ReactNode } from 'react'
import { Skeleton } from '../Skeleton/index.ts'
import { frameAddress, type FrameAddress } from './frameAddress.ts'
import * as styles from './isolatedFrame.css.ts'
import { useFirstLine } from './useFirstLine.ts'
import { useFrameMessages, type MessageSchema } from './useFrameMessages.ts'
import { useMode } from './useMode.ts'

/** What a frame may do besides running scripts on its own origin. */
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
   * has an opaque origin: no storage, no cookies; its messages are ignored unless `hearsOwn`. Its address gets the
   * theme's `mode`, and it is loaded anew when that changes, unless `hearsOwn`: such a page is told instead.
   */
  ownPaths?: readonly string[]
  /** Accessible name. */
  title: string
  permissions?: readonly FramePermission[]
  /** May submit forms and open windows: a payment page needs both. */
  mayLeave?: boolean
  /** Parses messages of the frame; all others are ignored. */
  messages?: MessageSchema<Message>
  onMessage?: (message: Message) => void
  /**
   * Whether messages of a page of the own origin are heard too. Such a page has an opaque origin, `null`, as every page in
   * a sandbox has: its window alone says that it is this frame. Default: they are ignored.
   */
  hearsOwn?: boolean
  /** Told to the page when it has loaded, and again whenever it is another object. Nothing secret: see `hearsOwn`. */
  tells?: object
  /** Called when its page has loaded. A browser's own error page counts too, because it fires the same event. */
  onShown?: () => void
  /** Width divided by height. Default: fills its container. */
  ratio?: number
  /** Shown instead when the address is not allowed. */
  refused: ReactNode
}

const none: readonly FramePermission[] = []

/** An own page is told the mode, so that it is no white sheet on a dark page. Other hosts get the address as it is. */
function withMode(found: FrameAddress | undefined, mode: string): URL | undefined {
  if (!found?.isOwn || (mode !== 'dark' && mode !== 'light')) return found?.url
  const url = new URL(found.url)
  url.searchParams.set('mode', mode)
  return url
}

/** The exact origin whose messages are heard; null for none. */
function heardOrigin(found: FrameAddress | undefined, hearsOwn: boolean): string | null {
  if (!found?.isOwn) return found?.url.origin ?? null
  return hearsOwn ? 'null' : null
}

/**
 * A page of another host inside ours: a game, a video, a score. It runs in a sandbox that cannot navigate this page
 * away, loads from listed hosts only, gets no more of our address than the origin, and its messages are read only
 * when they match the schema.
 */
export function IsolatedFrame<Message = never>(props: IsolatedFrameProps<Message>) {
  const { src, hosts, ownPaths, title, permissions = none, mayLeave = false, ...heard } = props
  const { messages, onMessage, onShown, hearsOwn = false, tells, ...others } = heard
  const { ratio, refused, className, style, ...rest } = others
  const frame = useRef<HTMLIFrameElement>(null)
  const [loaded, setLoaded] = useState<string | null>(null)
  const page = typeof location === 'undefined' ? '' : location.origin
  const found = frameAddress(src, { hosts, ...(ownPaths && { ownPaths }) }, page)
  const address = withMode(found, useMode(hearsOwn))
  useFrameMessages({
    frame,
    origin: heardOrigin(found, hearsOwn),
    schema: messages,
    onMessage,
  })
  // No origin but '*' reaches an opaque one.
  const target = found && (found.isOwn ? '*' : found.url.origin)
  const isLoaded = address !== undefined && loaded === address.href
  useEffect(() => {
    if (tells && isLoaded && target !== undefined) frame.current?.contentWindow?.postMessage(tells, target)
  }, [frame, tells, isLoaded, target])
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
