'use client'
import { FullScreenIcon, Icon, IconButton, MoreMessages, SiteLink, SwitchIcon, useMessage } from '@kit/ui'
import { useCallback, useEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react'
import { useStore } from 'zustand'
import type { LivePicture as Watched } from '../../site/livePicture.ts'
import { useBetting } from '../../slip/model/bettingContext.ts'
import { eventPath } from '../lists/listPaths.ts'
import { scoreMessages } from '../score/messages.ts'
import { MediaFrame } from '../score/MediaFrame.tsx'
import { useLiveTv } from '../score/useScores.ts'
import { cornerByKey, nearestCorner, nextCorner, saveCorner, savedCorner, type Corner } from './corner.ts'
import { livePictureMessages } from './livePictureMessages.ts'
import { useDrag } from './useDrag.ts'
import { useKeepClear } from './useKeepClear.ts'
import { usePageColumn } from './usePageColumn.ts'
import { useSlotBox } from './useSlotBox.ts'
import * as styles from './livePicture.css.ts'

const messages = { ...scoreMessages, ...livePictureMessages }

/**
 * Returns the address of the picture, or the last known one while it is read again after a change of login. Calls
 * `onGone` if there is no picture.
 */
function useAddress(eventId: string, onGone: () => void): string | undefined {
  const { address, isPending } = useLiveTv(eventId)
  const [last, setLast] = useState(address)
  if (address !== undefined && address !== last) setLast(address)
  const isGone = !isPending && address === undefined
  useEffect(() => {
    if (isGone) onGone()
  }, [isGone, onGone])
  return address ?? last
}

interface BarProps {
  picture: Watched
  isLarge: boolean
  onLarge: () => void
  onBack: (event: MouseEvent) => void
  onMove: () => void
  onClose: () => void
}

function Bar({ picture: { eventId, sportId, name }, isLarge, onLarge, onBack, onMove, onClose }: BarProps) {
  const message = useMessage()
  const back = message('betting.picture.back', { event: name })
  return (
    <>
      <SiteLink
        to={eventPath(sportId, eventId)}
        className={styles.back}
        aria-label={back}
        title={back}
        draggable={false}
        onClick={onBack}
      >
        <Icon name="back" size="small" />
        <span className={styles.name}>{name}</span>
      </SiteLink>
      <IconButton
        icon={<SwitchIcon size="small" />}
        size="small"
        label={message('betting.picture.move')}
        aria-keyshortcuts="ArrowUp ArrowDown ArrowLeft ArrowRight"
        onClick={onMove}
      />
      <IconButton
        icon={<FullScreenIcon on={isLarge} size="small" />}
        size="small"
        label={message(isLarge ? 'betting.picture.reduce' : 'betting.picture.enlarge')}
        onClick={onLarge}
      />
      <IconButton icon="close" size="small" label={message('betting.picture.close')} onClick={onClose} />
    </>
  )
}

function Picture({ picture }: { picture: Watched }) {
  const message = useMessage()
  const { site, livePicture, slipPanel } = useBetting()
  const origin = useRef<HTMLDivElement>(null)
  const place = useRef<HTMLElement>(null)
  const box = useSlotBox(origin)
  const { before, after, isRightToLeft } = usePageColumn()
  const [corner, setCorner] = useState(() => savedCorner(site.storage, innerWidth < 720))
  const [isLarge, setIsLarge] = useState(false)
  const close = useCallback(() => {
    const holdsFocus = place.current?.contains(document.activeElement)
    livePicture.setState({ picture: null })
    if (!holdsFocus) return
    const opener = document.querySelector<HTMLElement>('[data-live-tv]') ?? document.getElementById('main')
    opener?.focus({ preventScroll: true })
  }, [livePicture])
  const address = useAddress(picture.eventId, close)
  const isFloating = box === undefined
  useKeepClear(place, isFloating && address !== undefined)
  const moveTo = (next: Corner) => {
    setCorner(next)
    saveCorner(site.storage, next)
  }
  const drag = useDrag((middle) =>
    moveTo(nearestCorner(middle, { width: innerWidth, height: innerHeight }, isRightToLeft)),
  )
  const moveByKey = (event: KeyboardEvent) => {
    const next = cornerByKey(corner, event.key, isRightToLeft)
    if (!next) return
    event.preventDefault()
    moveTo(next)
  }
  const goBack = (event: MouseEvent) => {
    livePicture.setState({ picture: { ...picture, isApart: false } })
    if (slipPanel.getState().eventId !== picture.eventId) return
    event.preventDefault()
    // Its space exists only after the page has rendered.
    requestAnimationFrame(() => livePicture.getState().slot?.scrollIntoView({ block: 'center' }))
  }
  if (address === undefined) return null
  const columnWidths: Record<string, string> = {
    [styles.before]: `${before}px`,
    [styles.after]: `${after}px`,
  }
  return (
    <div ref={origin} className={styles.origin}>
      <section
        ref={place}
        className={styles.picture}
        aria-label={message('betting.picture.label', { event: picture.name })}
        data-live-picture={isFloating ? 'corner' : 'page'}
        data-corner={corner}
        data-large={isLarge || undefined}
        style={{ ...box, ...columnWidths }}
      >
        {isFloating && (
          // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- its buttons have the same by keys
          <div className={styles.bar} onKeyDown={moveByKey} {...drag}>
            <Bar
              picture={picture}
              isLarge={isLarge}
              onLarge={() => setIsLarge(!isLarge)}
              onBack={goBack}
              onMove={() => moveTo(nextCorner(corner))}
              onClose={close}
            />
          </div>
        )}
        <MediaFrame src={address} title={message('betting.tv.frame', { event: picture.name })} />
      </section>
    </div>
  )
}

function Open() {
  const picture = useStore(useBetting().livePicture, (state) => state.picture)
  return picture && <Picture key={picture.eventId} picture={picture} />
}

/**
 * The live picture of an event: on the page of its event if there is space, else in a corner of the screen. It is
 * rendered once, outside the pages, so that its frame never reloads.
 */
export default function LivePicture() {
  return (
    <MoreMessages messages={messages}>
      <Open />
    </MoreMessages>
  )
}
