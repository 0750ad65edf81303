import '@kit/tokens'
import '@kit/tokens/brands/aurora'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ConnectedMarket } from '../../screens/event/ConnectedMarket.tsx'
import { ConnectedSessions } from '../../screens/event/ConnectedSessions.tsx'
import { bet } from '../../testing/bet.ts'
import { bookmaker, market, session } from '../../testing/market.ts'
import {
  closeSlip,
  noAnswer,
  openSlip,
  placeButton,
  stakeField,
  type OpenSlipOptions,
} from '../../testing/openSlip.tsx'
import { Keys } from './Keys.tsx'

beforeAll(() => void Object.assign(document.documentElement.dataset, { brand: 'aurora', mode: 'dark' }))
afterEach(() => {
  closeSlip()
  document.documentElement.removeAttribute('dir')
})

const markets = [market(), bookmaker(), session('s6', '6 over runs Netherlands')]

async function open(options: OpenSlipOptions = {}) {
  await page.viewport(1_440, 900)
  const slip = await openSlip({
    isTapped: false,
    markets,
    content: (
      <>
        {[market(), bookmaker()].map(({ id }) => (
          <ConnectedMarket key={id} marketId={id} />
        ))}
        <ConnectedSessions title="Sessions" marketIds={['s6']} />
        <Keys />
      </>
    ),
    ...options,
  })
  await expect.poll(() => stops().length).toBe(markets.length)
  return slip
}

const nameOf = (element: Element | null) => {
  const words = (element?.getAttribute('aria-labelledby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
  return words.join(' ')
}
const focused = () => nameOf(document.activeElement)
const stops = () =>
  [...document.querySelectorAll<HTMLElement>('[data-runner][data-level]')].filter(
    ({ tabIndex }) => tabIndex === 0,
  )
const cell = (runner: string, side: 'back' | 'lay', level = 0, name = 'Match Odds') =>
  page
    .getByRole('region', { name })
    .element()
    .querySelector<HTMLElement>(`[data-runner="${runner}"][data-side="${side}"][data-level="${level}"]`)!
const england = () => cell('2', 'back')
const drafted = ({ services }: Awaited<ReturnType<typeof open>>) => {
  const { slip } = services.slip.getState()
  return 'draft' in slip ? slip.draft : undefined
}

describe('keys among prices', () => {
  it('have one tab stop per market: its best back price, then the price that had the focus', async () => {
    await open()
    expect(stops().map(nameOf)).toEqual([
      expect.stringMatching(/^Back Netherlands 5\.2/),
      expect.stringMatching(/^Back Netherlands /),
      expect.stringMatching(/^Yes 6 over runs/),
    ])
    cell('2', 'lay', 1).focus()
    expect(stops()[0]).toBe(cell('2', 'lay', 1))
    expect(stops()).toHaveLength(3)
  })

  it('move with the arrows between runners and markets, mirrored in right-to-left', async () => {
    await open()
    england().focus()
    await userEvent.keyboard('{ArrowRight}')
    expect(document.activeElement).toBe(cell('2', 'lay'))
    await userEvent.keyboard('{Home}')
    expect(document.activeElement).toBe(cell('2', 'back', 2))
    await userEvent.keyboard('{ArrowUp}')
    expect(document.activeElement).toBe(cell('1', 'back', 2))
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    expect(document.activeElement).toBe(cell('1', 'back', 0, 'Bookmaker'))
    await userEvent.keyboard('{ArrowUp}')
    expect(document.activeElement).toBe(cell('2', 'back', 2))
    document.documentElement.dir = 'rtl'
    await userEvent.keyboard('{ArrowLeft}')
    expect(document.activeElement).toBe(cell('2', 'back', 1))
  })

  it('keep the tab stop on a visible price when the page narrows', async () => {
    await open()
    cell('2', 'lay', 2).focus()
    await page.viewport(390, 844)
    await expect.poll(() => stops().every((stop) => stop.checkVisibility())).toBe(true)
    expect(stops()).toHaveLength(3)
  })

  it('give a market that is added later its tab stop, too', async () => {
    await open()
    await page.getByRole('button', { name: 'Collapse Bookmaker' }).click()
    await expect.poll(() => stops().length).toBe(2)
    await page.getByRole('button', { name: 'Show Bookmaker' }).click()
    await expect.poll(() => stops().length).toBe(3)
    expect(document.querySelectorAll('[data-runner][data-level]:not([tabindex="-1"])')).toHaveLength(3)
  })

  it('do nothing with Ctrl, Alt or Meta, nor in a text field', async () => {
    const slip = await open()
    england().focus()
    await userEvent.keyboard('{Control>}b{/Control}{Alt>}l{/Alt}{Meta>}{ArrowRight}{/Meta}')
    expect(document.activeElement).toBe(england())
    const field = document.body.appendChild(document.createElement('input'))
    field.focus()
    await userEvent.keyboard('b1?l')
    expect(field.value).toBe('b1?l')
    expect(drafted(slip)).toBeUndefined()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  })
})

describe('a bet by keys', () => {
  it('B backs and L lays the runner at its best price, from any of its prices', async () => {
    const slip = await open()
    cell('2', 'lay', 2).focus()
    await userEvent.keyboard('b')
    await expect.element(stakeField()).toHaveFocus()
    expect(drafted(slip)).toMatchObject({ runnerId: '2', side: 'back', odds: 122 })
    await userEvent.keyboard('{Escape}')
    expect(document.activeElement).toBe(england())
    await userEvent.keyboard('L')
    await expect.element(stakeField()).toHaveFocus()
    expect(drafted(slip)).toMatchObject({ runnerId: '2', side: 'lay', odds: 124 })
  })

  it('L is No in a session, and B is Yes', async () => {
    const slip = await open()
    stops()[2]!.focus()
    await userEvent.keyboard('l')
    await expect.element(stakeField()).toHaveFocus()
    expect(drafted(slip)).toMatchObject({ marketId: 's6', side: 'lay' })
  })

  it.each(['{Enter}', ' '])(
    '%s selects the focused price, digits are its stake, Enter places it once',
    async (key) => {
      const placed = bet({ runnerName: 'England' })
      const slip = await open({
        onCall: (name) =>
          name === 'placeBet'
            ? { bet: placed, book: { marketId: '1.200-1', byRunner: [], exposure: 0n } }
            : undefined,
      })
      england().focus()
      await userEvent.keyboard(key)
      await expect.element(stakeField()).toHaveFocus()
      await userEvent.keyboard('500')
      await expect.element(stakeField()).toHaveValue('500')
      // A key that is held down repeats, but was pressed once.
      await userEvent.keyboard('{Enter>3/}')
      const popup = page.getByRole('dialog', { name: /Congratulations/ })
      await expect.element(popup).toBeVisible()
      await expect.element(popup.getByRole('button', { name: 'Okay' })).toHaveFocus()
      expect(slip.placed()).toBe(1)
      await userEvent.keyboard('{Enter}')
      await expect.element(popup).not.toBeInTheDocument()
      await expect.poll(() => document.activeElement).toBe(england())
    },
  )

  it('an Enter that bounces selects the price and does not place it with the earlier stake', async () => {
    const slip = await open({ onCall: noAnswer })
    england().focus()
    await userEvent.keyboard('b')
    await expect.element(stakeField()).toHaveFocus()
    await userEvent.keyboard('500{Escape}')
    const pressed = () =>
      document.activeElement!.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }),
      )
    pressed()
    england().click()
    await expect.element(stakeField()).toHaveFocus()
    pressed()
    expect(slip.services.slip.getState().slip.state).toBe('editing')
    expect(slip.placed()).toBe(0)
    await expect.element(stakeField()).toHaveValue('500')
    // A moment later it does.
    await expect
      .poll(() => {
        pressed()
        return slip.placed()
      })
      .toBe(1)
  })

  it('moves the focus to the slip when the form is replaced while the order is in flight', async () => {
    const slip = await open({ onCall: noAnswer })
    england().focus()
    await userEvent.keyboard('b')
    await expect.element(stakeField()).toHaveFocus()
    await userEvent.keyboard('500')
    await expect
      .poll(async () => {
        await userEvent.keyboard('{Enter}')
        return slip.services.slip.getState().slip.state
      })
      .toBe('placing')
    await expect.element(page.getByRole('tabpanel', { name: 'Betslip' })).toHaveFocus()
  })

  it('moves the focus to the slip when a press removes the pressed button', async () => {
    await open()
    england().focus()
    await userEvent.keyboard('b')
    await expect.element(stakeField()).toHaveFocus()
    const clear = page.getByRole('button', { name: 'Clear All' })
    ;(clear.element() as HTMLElement).focus()
    await userEvent.keyboard('[Space]')
    await expect.element(clear).not.toBeInTheDocument()
    await expect.element(page.getByRole('tabpanel', { name: 'Betslip' })).toHaveFocus()
  })

  it('asks first if the player wants to confirm, and a second Enter confirms', async () => {
    const slip = await open({ user: { confirmBets: true }, onCall: noAnswer })
    await expect.element(page.getByRole('switch', { name: 'Confirm before placing' })).toBeChecked()
    england().focus()
    await userEvent.keyboard('b')
    await expect.element(stakeField()).toHaveFocus()
    await userEvent.keyboard('500')
    // Held down: the Enter that opened the confirmation must not answer it, however slow the machine is.
    await userEvent.keyboard('{Enter>3/}')
    const question = page.getByRole('dialog', { name: 'Confirm your bet' })
    await expect.element(question.getByRole('button', { name: 'Place Bet' })).toHaveFocus()
    expect(slip.placed()).toBe(0)
    await expect
      .poll(async () => {
        await userEvent.keyboard('{Enter}')
        return slip.placed()
      })
      .toBe(1)
    await userEvent.keyboard('{Enter}{Enter}')
    expect(slip.placed()).toBe(1)
  })

  it('a digit on a price restarts the stake of the active selection, and shows its tab or sheet again', async () => {
    const slip = await open()
    england().focus()
    await userEvent.keyboard('b')
    await expect.element(stakeField()).toHaveFocus()
    await userEvent.keyboard('700{Escape}25')
    await expect.element(stakeField()).toHaveValue('25')
    await userEvent.keyboard('{Escape}')
    slip.services.slipPanel.setState({ tab: 'openBets' })
    await expect.element(stakeField()).not.toBeInTheDocument()
    await userEvent.keyboard('4')
    await expect.element(stakeField()).toHaveFocus()
    await userEvent.keyboard('2')
    await expect.element(stakeField()).toHaveValue('42')
  })

  it('a refusal moves the focus to the stake', async () => {
    await open({
      onCall: (name) => (name === 'placeBet' ? Promise.reject(new Error('no')) : undefined),
      user: { available: 100n },
    })
    england().focus()
    await userEvent.keyboard('b')
    await expect.element(stakeField()).toHaveFocus()
    await userEvent.keyboard('500{Enter}')
    await expect.element(page.getByRole('alert')).toBeVisible()
    await expect.element(stakeField()).toHaveFocus()
  })

  it('a press by pointer does not move the focus', async () => {
    const slip = await open()
    await userEvent.click(england())
    await expect.element(placeButton()).toBeVisible()
    expect(drafted(slip)).toBeDefined()
    expect(document.activeElement).not.toBe(stakeField().element())
  })
})

describe('the sheet of keys', () => {
  const sheet = () => page.getByRole('dialog', { name: 'Keys' })
  const opener = () => page.getByRole('button', { name: 'Keys', exact: true })

  it('opens with ? and with its button, and no key bets while it is open', async () => {
    const slip = await open()
    england().focus()
    await userEvent.keyboard('?')
    await expect.element(sheet(), { timeout: 10_000 }).toBeVisible()
    for (const caption of ['On a price', 'In the bet slip', 'Anywhere'])
      await expect.element(sheet().getByRole('table', { name: caption })).toBeVisible()
    await userEvent.keyboard('bl1')
    expect(drafted(slip)).toBeUndefined()
    await userEvent.keyboard('{Escape}')
    await expect.element(sheet()).not.toBeInTheDocument()
    await expect.poll(() => focused()).toMatch(/^Back England/)
    await opener().click()
    await expect.element(sheet()).toBeVisible()
  })

  it('turns single-character keys off and on, and the browser stores it', async () => {
    const slip = await open()
    await opener().click()
    await sheet().getByRole('switch', { name: 'Single-key shortcuts' }).click()
    await sheet().getByRole('button', { name: 'Close the keys' }).click()
    await expect.element(opener()).toHaveFocus()
    expect(slip.services.site.storage.getItem('kit.betting.characterKeys')).toBe('off')
    england().focus()
    await userEvent.keyboard('b?')
    expect(drafted(slip)).toBeUndefined()
    await userEvent.keyboard('{ArrowRight}{Enter}')
    await expect.element(stakeField()).toHaveFocus()
    expect(drafted(slip)).toMatchObject({ side: 'lay' })
  })
})
