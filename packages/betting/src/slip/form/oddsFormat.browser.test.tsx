import '@kit/tokens'
import '@kit/tokens/brands/aurora'
import { showOddsIn } from '@kit/ui'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { closeSlip, oddsField, openSlip, placeButton, stakeField } from '../../testing/openSlip.tsx'

beforeAll(() => void Object.assign(document.documentElement.dataset, { brand: 'aurora', mode: 'dark' }))
afterEach(async () => {
  closeSlip()
  await showOddsIn('decimal')
})

const choice = () => page.getByRole('combobox', { name: 'Odds format' })

it('shows all odds of the slip in the format that the player chooses, and keeps the choice', async () => {
  const { services } = await openSlip()
  await stakeField().fill('100')
  await expect.element(placeButton()).toHaveTextContent('Place Bet · 1.22')
  await userEvent.selectOptions(choice(), 'Fractional (3/2)')
  await expect.element(placeButton()).toHaveTextContent('Place Bet · 11/50')
  await expect.element(oddsField()).toHaveValue('11/50')
  expect(services.site.storage.getItem('kit.betting.oddsFormat')).toBe('fractional')
  await userEvent.selectOptions(choice(), 'American (+150)')
  await expect.element(placeButton()).toHaveTextContent('Place Bet · −455')
})

it('reads typed odds in the chosen format, and sends decimal odds', async () => {
  const { services } = await openSlip()
  await userEvent.selectOptions(choice(), 'Fractional (3/2)')
  await expect.element(oddsField()).toHaveValue('11/50')
  await oddsField().fill('5/2')
  await stakeField().fill('100')
  await expect.element(placeButton()).toHaveTextContent('Place Bet · 5/2')
  const { slip } = services.slip.getState()
  expect(
    JSON.stringify(slip, (_key, value: unknown) => (typeof value === 'bigint' ? String(value) : value)),
  ).toContain('"odds":350')
})
