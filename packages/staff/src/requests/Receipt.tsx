'use client'
import { getPlayerImage } from '@kit/sdk/contract'
import { queryOf } from '@kit/sdk/query'
import { Button, useMessage } from '@kit/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Answered } from '../frame/ListFrame.tsx'
import { useStaffSite } from '../staffContext.ts'
import * as styles from '../staff.css.ts'

/** The operator re-encodes pictures to these types; other types are not shown. */
const pictureType = /^image\/(png|jpeg|webp|gif)$/

/** Receipt of a payment. Only the staff above the player may read it. */
export function Receipt({ imageId }: { imageId: string }) {
  const { client } = useStaffSite().operator
  const message = useMessage()
  const [isLarge, setLarge] = useState(false)
  const query = useQuery({ ...queryOf(client, getPlayerImage, { imageId }), staleTime: Infinity })
  return (
    <section className={styles.stack} aria-label={message('staff.request.receipt')}>
      <Answered query={query} height="280px">
        {({ imageBase, mediaType }) =>
          pictureType.test(mediaType) ? (
            <>
              <img
                src={`data:${mediaType};base64,${imageBase}`}
                alt={message('staff.request.receipt')}
                className={styles.receipt}
                data-large={isLarge ? '' : undefined}
              />
              <Button aria-pressed={isLarge} onClick={() => setLarge(!isLarge)}>
                {message(isLarge ? 'staff.request.receiptSmall' : 'staff.request.receiptLarge')}
              </Button>
            </>
          ) : (
            <p className={styles.quiet}>{message('staff.request.receiptGone')}</p>
          )
        }
      </Answered>
    </section>
  )
}
