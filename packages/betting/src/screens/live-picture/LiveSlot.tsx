'use client'
import { Button, MoreMessages, useMessage } from '@kit/ui'
import { useCallback } from 'react'
import { useStore } from 'zustand'
import { useBetting } from '../../slip/model/bettingContext.ts'
import { livePictureMessages } from './livePictureMessages.ts'
import * as styles from './livePicture.css.ts'

function Slot() {
  const message = useMessage()
  const { livePicture } = useBetting()
  const picture = useStore(livePicture, (state) => state.picture)
  const place = useCallback(
    (slot: HTMLElement | null) => {
      livePicture.setState({ slot })
      return () => livePicture.setState({ slot: null })
    },
    [livePicture],
  )
  if (!picture || picture.isApart) return null
  return (
    <div className={styles.room}>
      <div ref={place} className={styles.slot} data-live-slot="">
        {/* Visible only while the picture is in a corner. */}
        <p className={styles.away}>{message('betting.picture.isAway')}</p>
      </div>
      <Button
        size="small"
        className={styles.float}
        onClick={() => livePicture.setState({ picture: { ...picture, isApart: true } })}
      >
        {message('betting.picture.float')}
      </Button>
    </div>
  )
}

/**
 * Space for the live picture on the page of its event, with a button that moves the picture to a corner and removes the
 * space.
 */
export default function LiveSlot() {
  return (
    <MoreMessages messages={livePictureMessages}>
      <Slot />
    </MoreMessages>
  )
}
