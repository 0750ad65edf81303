import { Banner, Button, momentText, SiteLink, useLocale, useMessage } from '@kit/ui'
import { useWalletSite } from '../walletContext.ts'
import type { DepositStop } from './depositCare.ts'

const saferPlay = '/safer-play'

/**
 * Shows why deposits are not possible now, instead of the form, so that nobody sends money that the
 * operator then refuses.
 */
export function DepositStopped({ stop }: { stop: DepositStop }) {
  const site = useWalletSite()
  const message = useMessage()
  const locale = useLocale()
  return (
    <Banner
      tone="warning"
      action={
        site.hasPage(saferPlay) && (
          <Button asChild size="small">
            <SiteLink to={saferPlay}>{message('wallet.deposit.saferPlay')}</SiteLink>
          </Button>
        )
      }
    >
      {'until' in stop
        ? message(`wallet.deposit.stopped.${stop.why}`, { time: momentText(stop.until, locale) })
        : message(`wallet.deposit.stopped.${stop.why}`)}
    </Banner>
  )
}
