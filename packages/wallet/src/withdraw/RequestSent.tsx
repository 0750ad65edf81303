'use client'
import { Dialog, Icon, useMessage } from '@kit/ui'
import { useEffect, useEffectEvent } from 'react'
import * as styles from './withdraw.css.ts'

/** Time that it is shown, in ms. Source: WDR-013. */
const shownMs = 3_000

/** Closes automatically. Source: WDR-012. */
export function RequestSent({ text, onClose }: { text: string; onClose: () => void }) {
  const message = useMessage()
  const close = useEffectEvent(onClose)
  useEffect(() => {
    const timer = setTimeout(() => close(), shownMs)
    return () => clearTimeout(timer)
  }, [])
  return (
    <Dialog.Root open onOpenChange={(opens: boolean) => !opens && onClose()}>
      <Dialog.Content
        title={message('wallet.withdraw.sentTitle')}
        description={text}
        labels={{ close: message('wallet.withdraw.close') }}
      >
        <div className={styles.sent}>
          <Icon name="success" size="large" />
        </div>
      </Dialog.Content>
    </Dialog.Root>
  )
}
