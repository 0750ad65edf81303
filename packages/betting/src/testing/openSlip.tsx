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
/** A tap on 1.22 of England. */
export const tapped = own

let root: Root | undefined
/** Takes the page's slip away again. */
export function closeSlip(): void {
  root?.unmount()
  document.body.replaceChildren()
}

export interface OpenedSlip {
  services: BettingServices
  /** The calls that went out, by name. */
  calls: string[]
  /** What was asked with them. */
  requests: unknown[]
  placed: () => number
}

export interface OpenSlipOptions extends Omit<FakeBettingProps, 'children'> {
  /** What stands beside the slip: a grid. */
  beside?: FakeBettingProps['children']
  /** Whether England at 1.22 is in it; it is unless told. */
  isTapped?: boolean
}

/** Draws the slip, its dialogs and, unless told, a selection in it. `width` is that of the page, in px. */
export async function openSlip(
  { isTapped = true, beside, ...options }: OpenSlipOptions = {},
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
      {/* Before it: a slip that grows moves no price of a site's either. */}
      {beside}
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
/** The button in the place of Place Bet while the points do not cover the stake. */
export const missingButton = () => page.getByRole('button', { name: /^Points missing ·/ })
export const never = () => new Promise(() => undefined)
/** Of calls that place a bet: no answer comes. */
export const noAnswer = (name: string) => (name === 'placeBet' ? never() : undefined)
