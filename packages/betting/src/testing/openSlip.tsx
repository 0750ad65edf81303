import { createRoot, type Root } from 'react-dom/client'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { BetPlaced, ConfirmBet } from '../slip/form/BetDialogs.tsx'
import { PlacedLine } from '../slip/form/PlacedLine.tsx'
import { slipOf } from '../slip/model/slipOf.ts'
import { SlipTabs } from '../slip/SlipTabs.tsx'
import type { BettingServices } from '../slip/model/bettingContext.ts'
import { draft } from './bet.ts'
import { FakeBetting, type FakeBettingProps } from './fakeSite.tsx'

const { stakeText: _stakeText, isQuick: _isQuick, ...own } = draft({ odds: 122, seenOdds: 122 })
export const tapped = own

let root: Root | undefined
export function closeSlip(): void {
  root?.unmount()
  document.body.replaceChildren()
}

export interface OpenedSlip {
  services: BettingServices
  calls: string[]
  requests: unknown[]
  placed: () => number
}

export interface OpenSlipOptions extends Omit<FakeBettingProps, 'children'> {
  content?: FakeBettingProps['children']
  /** True if the slip has England at 1.22. Default: true. */
  isTapped?: boolean
}

/** Renders the slip, its dialogs and, by default, a selection. `width` is the width of the page, in px. */
export async function openSlip(
  { isTapped = true, content, ...options }: OpenSlipOptions = {},
  width?: number,
): Promise<OpenedSlip> {
  const calls: string[] = []
  const requests: unknown[] = []
  let services: BettingServices | undefined
  const container = document.body.appendChild(document.createElement('div'))
  if (width !== undefined) container.style.inlineSize = `${width}px`
  root = createRoot(container)
  root.render(
    <FakeBetting
      {...options}
      onCall={(name, request) => {
        calls.push(name)
        requests.push(request)
        return options.onCall?.(name, request)
      }}
      prepare={(site) => {
        services = site
        if (isTapped) slipOf(site).dispatch({ type: 'priceTapped', draft: tapped })
        options.prepare?.(site)
      }}
    >
      {/* Before the slip, so that a growing slip does not move prices, as on a site. */}
      {content}
      <SlipTabs />
      <ConfirmBet />
      <BetPlaced />
      <PlacedLine />
    </FakeBetting>,
  )
  await expect.element(page.getByRole('tablist', { name: 'Bet slip and open bets' })).toBeVisible()
  if (!services) throw new Error('the slip was not drawn')
  return { services, calls, requests, placed: () => calls.filter((name) => name === 'placeBet').length }
}

export const stakeField = () => page.getByRole('textbox', { name: 'Stake' })
export const oddsField = () => page.getByRole('spinbutton', { name: 'Odds' })
export const placeButton = () => page.getByRole('button', { name: /^Place Bet ·/ })
export const missingButton = () => page.getByRole('button', { name: /^Points missing ·/ })
export const never = () => new Promise(() => undefined)
export const noAnswer = (name: string) => (name === 'placeBet' ? never() : undefined)
