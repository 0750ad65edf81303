import { Button, Dialog, SiteLink, useMessage } from '@kit/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import { logOutPlayer } from '../session/logOutPlayer.ts'
import { useCare } from './careContext.ts'
import { hoursText, minutesText } from './careWords.ts'

/** Time before the end of a login at which it is announced, in ms. */
const warnedBeforeMs = 10 * 60_000
const warnedKey = 'kit.care.warnedOf'

/**
 * The end of a login in a jurisdiction that limits it: announced ten minutes before, and enforced here as by the
 * operator. A pending order is answered first.
 */
export function SessionEnd({ endsMs, now, isBusy }: { endsMs: number; now: number; isBusy: boolean }) {
  const { site, profile } = useCare()
  const message = useMessage()
  const [warnedOf, setWarned] = useState(() => Number(site.tabStorage.getItem(warnedKey) ?? 0))
  const leftMs = endsMs - now
  const isOver = leftMs <= 0 && !isBusy
  const end = useEffectEvent(() => site.operator.session.end('expired'))
  useEffect(() => {
    if (isOver) end()
  }, [isOver])
  if (leftMs <= 0 || leftMs > warnedBeforeMs || warnedOf === endsMs || isBusy) return null
  const close = () => {
    site.tabStorage.setItem(warnedKey, String(endsMs))
    setWarned(endsMs)
  }
  return (
    <Dialog.Root open onOpenChange={(opens) => !opens && close()}>
      <Dialog.Content
        title={message('care.end.title', { time: minutesText(message, Math.ceil(leftMs / 60_000)) })}
        description={message('care.end.text', { time: hoursText(message, profile.demands.sessionHours) })}
        labels={{ close: message('care.close') }}
        footer={
          <>
            <Button onClick={() => void logOutPlayer(site)}>{message('care.end.now')}</Button>
            <Button tone="action" onClick={close}>
              {message('care.check.continue')}
            </Button>
          </>
        }
      >
        <SiteLink to="/safer-play" onClick={close}>
          {message('care.check.break')}
        </SiteLink>
      </Dialog.Content>
    </Dialog.Root>
  )
}
