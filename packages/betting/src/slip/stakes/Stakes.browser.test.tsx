import '@kit/tokens'
import '@kit/tokens/brands/aurora'
import { OperatorError } from '@kit/sdk'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { closeSlip, never, openSlip, type OpenSlipOptions } from '../../testing/openSlip.tsx'
import { keptStakes } from './savedStakes.ts'
import StakesPage from '../../screens/stakes/StakesPage.tsx'

beforeAll(() => void Object.assign(document.documentElement.dataset, { brand: 'aurora', mode: 'dark' }))
afterEach(closeSlip)

interface Sent {
  presets: { label: string; value: bigint }[]
}
async function slip(options: OpenSlipOptions = {}) {
  const toasts: string[] = []
  const saved: Record<string, Sent['presets']> = {}
  const opened = await openSlip({
    ...options,
    onCall: (name, request) => {
      const answer = options.onCall?.(name, request)
      if (answer !== undefined) return answer
      if (name === 'saveStakes' || name === 'saveQuickBets') {
        saved[name === 'saveStakes' ? 'getStakes' : 'getQuickBets'] = (request as Sent).presets
        return (request as Sent).presets
      }
      return saved[name]
    },
    prepare: (own) => {
      own.site.toast = (text) => void toasts.push(text)
      options.prepare?.(own)
    },
  })
  const sent = (name: string) => opened.requests.filter((_, index) => opened.calls[index] === name)
  return { ...opened, toasts, sent }
}
const dialog = (name: string) => page.getByRole('dialog', { name })
const edit = async (name = 'Edit stakes') => {
  await page.getByRole('button', { name }).click()
  await expect.element(dialog(name)).toBeVisible()
}
const amount = (place: number) => page.getByRole('spinbutton', { name: `Stake ${place}` })
const save = () => page.getByRole('button', { name: 'Save' })

describe('the stakes of the slip', () => {
  it('PWD-034 STAKE-008 keep what was saved if the operator answers without the list', async () => {
    let saved: unknown
    const { services } = await slip({
      onCall: (name, request) => {
        if (name === 'getStakes') return saved
        if (name !== 'saveStakes') return undefined
        saved = (request as Sent).presets
        return []
      },
    })
    await edit()
    await amount(1).fill('250')
    await save().click()
    await expect.element(dialog('Edit stakes')).not.toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: 'Add 250' })).toBeVisible()
    expect(keptStakes(services.site.storage, 'u1', 'stakes')?.[0]).toEqual({ label: '250', value: 25_000n })
  })

  it('BET-014 STAKE-008 are edited from the slip; the operator’s answer is shown and stored', async () => {
    const { services, sent } = await slip()
    await edit()
    await amount(1).fill('250')
    await page.getByRole('textbox', { name: 'Label 2' }).fill('two')
    await page.getByRole('button', { name: 'Remove stake 6' }).click()
    await save().click()
    await expect.element(dialog('Edit stakes')).not.toBeInTheDocument()
    const presets = [
      { label: '250', value: 25_000n },
      { label: 'two', value: 200_000n },
      ...[3_000, 4_000, 5_000].map((value) => ({ label: String(value), value: BigInt(value) * 100n })),
    ]
    expect(sent('saveStakes')).toEqual([{ presets }])
    await expect.element(page.getByRole('button', { name: 'Add 250' })).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Add 6000' })).not.toBeInTheDocument()
    expect(keptStakes(services.site.storage, 'u1', 'stakes')).toEqual(presets)
  })

  it('stay the player’s own when reading them again fails, so that the chips stay in place', async () => {
    let isLost = false
    await slip({
      onCall: (name) =>
        isLost && name === 'getStakes'
          ? Promise.reject(new OperatorError('unreachable', 'No connection'))
          : undefined,
    })
    await edit()
    await amount(1).fill('250')
    isLost = true
    await save().click()
    await expect.element(dialog('Edit stakes')).not.toBeInTheDocument()
    // The saved presets are read again, and the read takes a moment to fail.
    await new Promise((resolve) => setTimeout(resolve, 300))
    await expect.element(page.getByRole('button', { name: 'Add 250' })).toBeVisible()
  })

  it('STAKE-008 are those saved on the last visit until the operator’s are loaded', async () => {
    await slip({
      pending: ['getStakes'],
      prepare: ({ site }) =>
        site.storage.setItem('kit.betting.stakes.u1', JSON.stringify([{ label: 'mine', value: 70 }])),
    })
    await expect.element(page.getByRole('button', { name: 'Add mine' })).toBeVisible()
  })

  it('BET-059 cannot be edited while they load, and a failed read is shown above the defaults', async () => {
    let answer: ((presets: Sent['presets']) => void) | undefined
    await slip({
      isTapped: false,
      content: <StakesPage />,
      onCall: (name) =>
        name === 'getStakes'
          ? new Promise((resolve) => (answer = resolve))
          : name === 'getQuickBets'
            ? Promise.reject(new OperatorError('unreachable', 'No connection'))
            : undefined,
    })
    await expect.element(save()).toBeDisabled()
    await expect.element(amount(1)).not.toBeInTheDocument()
    answer?.([{ label: 'mine', value: 7_000n }])
    await expect.element(amount(1)).toHaveValue('70')
    await expect.element(save()).toBeEnabled()
    const unread = page.getByText(/^Your own stakes could not be read/)
    await expect.element(unread).not.toBeInTheDocument()
    await page.getByRole('tab', { name: 'Edit quick bets' }).click()
    await expect.element(unread).toBeVisible()
    await expect.element(amount(1)).toHaveValue('1000')
  })

  it('STAKE-009 can be saved again after a save failed', async () => {
    let isBroken = true
    const { sent } = await slip({
      onCall: (name) => (name === 'saveStakes' && isBroken ? Promise.reject(new Error('down')) : undefined),
    })
    await edit()
    await amount(1).fill('250')
    await save().click()
    await expect.element(page.getByText('Your stakes could not be saved. Try again.')).toBeVisible()
    await expect.element(save()).not.toHaveAttribute('aria-busy')
    await expect.element(amount(1)).toHaveValue('250')
    isBroken = false
    await save().click()
    await expect.element(dialog('Edit stakes')).not.toBeInTheDocument()
    expect(sent('saveStakes')).toHaveLength(2)
  })

  it('are sent once, whatever is pressed while they are in flight', async () => {
    const { sent } = await slip({ onCall: (name) => (name === 'saveStakes' ? never() : undefined) })
    await edit()
    await save().click()
    await save().click({ force: true })
    expect(sent('saveStakes')).toHaveLength(1)
  })

  it('are not sent while one is empty, and the field says what is allowed', async () => {
    const { sent } = await slip()
    await edit()
    await amount(3).fill('')
    await save().click()
    await expect.element(amount(3)).toHaveAttribute('aria-invalid', 'true')
    await expect.element(page.getByText('Whole points from 1 to 100,000,000')).toBeVisible()
    expect(sent('saveStakes')).toEqual([])
  })

  it('STAKE-015 STAKE-016 of a demo account stay as they are: a message says why, and nothing is sent', async () => {
    const { sent } = await slip({ user: { isDemo: true } })
    await edit()
    // The message is shown before the player types anything.
    await expect
      .element(page.getByText('This is your Demo Account, Please Login as Normal user'))
      .toBeVisible()
    await amount(1).fill('250')
    await save().click()
    await expect
      .element(page.getByText('This is your Demo Account, Please Login as Normal user'))
      .toBeVisible()
    expect(sent('saveStakes')).toEqual([])
  })
})

describe('the stakes of quick bets', () => {
  const quick: OpenSlipOptions = {
    isTapped: false,
    prepare: ({ slip }) => slip.setState({ quickStake: 100_000n }),
  }

  it('BET-059 STAKE-011 STAKE-012 are edited separately; saved, they are shown with a confirmation', async () => {
    // The operator stores a different list than it received.
    const stored = [
      { label: '1k', value: 100_000n },
      { label: '4500', value: 450_000n },
    ]
    const { services, sent, toasts } = await slip({
      ...quick,
      onCall: (name) => (name === 'saveQuickBets' || name === 'getQuickBets' ? stored : undefined),
    })
    await edit('Edit quick bets')
    await amount(2).fill('5000')
    await save().click()
    await expect.element(page.getByRole('button', { name: '4500' })).toBeVisible()
    await expect.element(page.getByRole('button', { name: '5000' })).not.toBeInTheDocument()
    expect(keptStakes(services.site.storage, 'u1', 'quickBets')).toEqual(stored)
    expect(sent('saveQuickBets')).toHaveLength(1)
    expect(sent('saveStakes')).toEqual([])
    expect(toasts).toEqual(['Updated Sucessfully'])
  })

  it('STAKE-013 are the first three of a longer list, and saving keeps the others', async () => {
    const stored = ['100', '200', '300', '400', '500'].map((label) => ({
      label,
      value: BigInt(label) * 100n,
    }))
    const { sent } = await slip({
      ...quick,
      onCall: (name) => (name === 'saveQuickBets' || name === 'getQuickBets' ? stored : undefined),
    })
    const chips = page.getByRole('group', { name: 'Stake of quick bets' }).getByRole('button')
    await expect.poll(() => chips.elements().map((chip) => chip.textContent)).toEqual(['100', '200', '300'])
    await edit('Edit quick bets')
    await expect.element(amount(5)).toHaveValue('500')
    await amount(2).fill('250')
    await save().click()
    await expect.poll(() => sent('saveQuickBets').length).toBe(1)
    expect(sent('saveQuickBets')).toEqual([
      { presets: stored.map((one, index) => (index === 1 ? { label: '250', value: 25_000n } : one)) },
    ])
  })

  it('STAKE-010 STAKE-013 are the defaults if they could not be loaded, with the chosen one selected', async () => {
    await slip({ ...quick, failing: ['getQuickBets'] })
    const chips = page.getByRole('group', { name: 'Stake of quick bets' }).getByRole('button')
    await expect
      .poll(() => chips.elements().map((chip) => chip.textContent))
      .toEqual(['1000', '2000', '3000'])
    expect(chips.elements().map((chip) => chip.getAttribute('aria-pressed'))).toEqual([
      'true',
      'false',
      'false',
    ])
  })
})

describe('the stake editing screen', () => {
  it('ROUTE-047 BET-059 edits both lists, each in its tab', async () => {
    await slip({ isTapped: false, content: <StakesPage /> })
    await expect.element(page.getByRole('heading', { name: 'Stakes' })).toBeVisible()
    await expect.element(amount(6)).toBeVisible()
    await page.getByRole('tab', { name: 'Edit quick bets' }).click()
    await expect.element(amount(3)).toBeVisible()
    await expect.element(amount(4)).not.toBeInTheDocument()
  })
})
