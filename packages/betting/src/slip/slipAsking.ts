import type { ReadableStore } from '@kit/shell/feature'
import type { BettingServices } from './model/bettingContext.ts'

/**
 * The slip asks the player while its sheet is open, while a bet is on its way, and until its end is read. What an expired
 * login left in it asks nothing of a visitor: it would bring the maintenance page over the site.
 */
export const slipAsking = ({
  site,
  slip,
  slipPanel,
}: Pick<BettingServices, 'site' | 'slip' | 'slipPanel'>): ReadableStore<boolean> => ({
  getState() {
    if (site.operator.session.get() === null) return false
    const { slip: now, several, announced } = slip.getState()
    const isIdle = (now.state === 'empty' || now.state === 'editing') && announced === null
    return slipPanel.getState().isSheetOpen || !isIdle || !!(several?.isAsked || several?.isSending)
  },
  subscribe(listener) {
    const ends = [
      slip.subscribe(listener),
      slipPanel.subscribe(listener),
      site.operator.session.subscribe(listener),
    ]
    return () => ends.forEach((end) => end())
  },
})
