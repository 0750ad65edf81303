import type { ReadableStore } from '@kit/shell/feature'
import type { BettingServices } from './model/bettingContext.ts'

/**
 * True while the slip needs the player: open, in flight, or with an unread outcome. False for visitors, even
 * if an expired login left a selection: it would show the maintenance page over the site.
 */
export const slipAsking = ({
  site,
  slip,
  slipPanel,
}: Pick<BettingServices, 'site' | 'slip' | 'slipPanel'>): ReadableStore<boolean> => ({
  getState() {
    if (site.operator.session.get() === null) return false
    const { slip: now, linesState, announced } = slip.getState()
    const isIdle = (now.state === 'empty' || now.state === 'editing') && announced === null
    return slipPanel.getState().isSheetOpen || !isIdle || !!(linesState?.isAsked || linesState?.isSending)
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
