'use client'
import { Button, SiteLink, useMessage } from '@kit/ui'

export function AfterAnswer({ onAgain, onClose }: { onAgain?: () => void; onClose: () => void }) {
  const message = useMessage()
  return (
    <>
      <Button asChild fullWidth>
        <SiteLink to="/orders" onClick={onClose}>
          {message('orders.ask.all')}
        </SiteLink>
      </Button>
      {onAgain && (
        <Button fullWidth onClick={onAgain}>
          {message('orders.ask.more')}
        </Button>
      )}
    </>
  )
}
