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
        {/* Seen under the picture only while that is in a corner. */}
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

/** The room of the live picture in the page of its event, and the button that sends it to a corner and gives the room back. */
export default function LiveSlot() {
  return (
    <MoreMessages messages={livePictureMessages}>
      <Slot />
    </MoreMessages>
  )
}
