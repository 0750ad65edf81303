import { renderOnce, openBootOverlay, type TapBoot } from '@kit/shell/boot'
import { MessagesProvider } from '@kit/ui'
import { cellOf, positionOfCell } from '../slip/keys/priceCells.ts'
import { addToStake, stakeTextFrom, type BetDraft } from '../slip/model/betDraft.ts'
import type { BettingServices } from '../slip/model/bettingContext.ts'
import { showAbove } from '../slip/HalfSlip.tsx'
import { slipKey } from '../slip/model/storedKeys.ts'
import { takePrice } from '../slip/model/takePrice.ts'
import { keptStakes } from '../slip/stakes/savedStakes.ts'
import { shownPresets } from '../slip/stakes/stakePresets.ts'
import { railFrom } from '../site/useIsWide.ts'
import { bootServices } from './bootServices.ts'
import { EarlySlip } from './EarlySlip.tsx'

const endingsOf = (storage: Storage, beginning: string): string[] =>
  Object.keys(storage).flatMap((key) => (key.startsWith(beginning) ? key.slice(beginning.length) : []))

/**
 * Returns the draft of a tapped price in an empty slip, or undefined if it is not allowed; the site then shows the
 * reason.
 */
function draftOf(pressed: Element, { prices }: BettingServices): BetDraft | undefined {
  const cell = cellOf(pressed)
  const marketId = cell?.closest<HTMLElement>('[data-market]')?.dataset['market']
  const market = marketId === undefined ? undefined : prices.structure(marketId)
  const runner = market?.runners.find(({ id }) => id === cell?.dataset['runner'])
  if (!cell || !market || !runner) return undefined
  const { side, level } = positionOfCell(cell)
  const price = prices.slots(market.id, runner.id)[side][level]
  if (!price) return undefined
  const { odds, run, size } = price
  const taken = takePrice(
    { odds, run, size, side, marketId: market.id, runnerId: runner.id, runnerName: runner.name },
    market,
    [],
  )
  return 'draft' in taken ? { ...taken.draft, stakeText: '', isQuick: false } : undefined
}

export const tap: TapBoot = {
  open(page, pressed, onClose) {
    const services = bootServices(page)
    // A wide page has its slip next to it, and a slip saved by an earlier page of the tab has more than the tapped
    // price.
    if (matchMedia(railFrom).matches || endingsOf(sessionStorage, slipKey('')).length > 0) return
    const draft = draftOf(pressed, services)
    if (!draft) return
    const [userId, ...others] = endingsOf(localStorage, 'kit.betting.stakes.')
    const own =
      userId === undefined || others.length > 0 ? undefined : keptStakes(localStorage, userId, 'stakes')
    const presets = shownPresets('stakes', own)
    const drawn = (stakeText: string, of: 'sheet' | 'amounts') => (
      <MessagesProvider locale={page.locale} messages={page.messages}>
        <EarlySlip draft={{ ...draft, stakeText }} presets={presets} services={services} of={of} />
      </MessagesProvider>
    )
    /** The field itself stays in place, with its focus. */
    const show = (stakeText: string) => {
      field.value = stakeText
      renderOnce(drawn(stakeText, 'amounts'), (next) => {
        for (const part of ['[role="group"]', 'dl'])
          element.querySelector(part)?.replaceWith(next.querySelector(part)!)
      })
    }
    const isNonModal = services.options.slipPlace === 'half'
    const element = openBootOverlay(drawn('', 'sheet'), pressed, {
      onClose,
      isNonModal,
      seen: { odds: draft.odds, run: draft.run },
      onType: () => show(stakeTextFrom(field.value)),
      onPress(button) {
        // The chips are in the order of the presets, followed by the button for more.
        const chips = [...element.querySelectorAll('[role="group"] button:not([aria-expanded])')]
        const stake = presets[chips.indexOf(button)]
        if (stake) show(addToStake(field.value, stake.value))
        return stake !== undefined
      },
    })
    const field = element.querySelector<HTMLInputElement>('[data-stake]')!
    if (isNonModal) showAbove(pressed, field.closest('[data-slip-place]')!)
  },
}
