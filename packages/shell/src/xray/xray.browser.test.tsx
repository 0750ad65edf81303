import { useFlag } from '@kit/sdk/react'
import { afterEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { AssembledSite } from '../assembledSite.ts'
import type { Feature } from '../feature.ts'
import { closeSite, login, openSite } from '../testing/openSite.tsx'

afterEach(closeSite)

function Deposits() {
  return <p>{useFlag('wallet.deposit.showButton') ? 'Deposits are open' : 'Deposits are closed'}</p>
}
const wallet: Feature = {
  name: 'wallet',
  messages: {},
  setup: () => ({
    home: [{ id: 'deposits', order: 5, requirements: ['SHELL-030'], Component: Deposits }],
    header: [{ id: 'staffOnly', order: 5, audience: 'loggedIn', Component: Deposits }],
  }),
}
const open = { features: [wallet], isDevelopment: true }
const panel = page.getByRole('complementary', { name: 'X-ray' })
const pressKey = () => userEvent.keyboard('{Alt>}{Shift>}{x}{/Shift}{/Alt}')

/** The key works once the site's late work is loaded. */
async function openXray({ isXrayOpen }: AssembledSite) {
  await expect
    .poll(async () => {
      if (!isXrayOpen.getState()) await pressKey()
      return isXrayOpen.getState()
    })
    .toBe(true)
  await expect.element(panel).toBeVisible()
}

it('shows the feature, requirements and flags of a part, and switches a flag in this browser only', async () => {
  const { browser, site } = openSite(open)
  await openXray(site)
  await userEvent.click(page.getByRole('button', { name: 'home deposits' }))
  const part = panel.getByRole('region', { name: 'home deposits' })
  await expect.element(part.getByText('wallet', { exact: true })).toBeVisible()
  await expect.element(part.getByText('SHELL-030')).toBeVisible()
  await expect.element(part.getByText(/^From default/)).toBeVisible()

  await userEvent.click(part.getByRole('switch'))
  await expect.element(page.getByText('Deposits are closed')).toBeVisible()
  await expect.element(part.getByText(/^From this browser/)).toBeVisible()
  expect(site.services.flags.layerOf('wallet.deposit.showButton')).toBe('browser')
  expect(JSON.parse(browser.storage.getItem('kit.xray.flags') ?? '')).toEqual({
    'wallet.deposit.showButton': false,
  })

  await userEvent.click(part.getByRole('button', { name: 'Reset wallet.deposit.showButton' }))
  await expect.element(page.getByText('Deposits are open')).toBeVisible()
})

it('finds a flag by its name, refuses a value that does not fit, and lists what is not on the page', async () => {
  const { site } = openSite(open)
  await openXray(site)
  await expect.element(panel.getByText('header staffOnly (wallet)')).toBeVisible()
  await userEvent.fill(panel.getByRole('searchbox', { name: 'Find a flag' }), 'defaultcode')
  await expect.element(panel.getByRole('heading', { name: 'auth.phone.defaultCode' })).toBeVisible()
  expect(panel.getByRole('heading', { level: 4 }).elements()).toHaveLength(1)
  const value = panel.getByLabelText('Value, as JSON')
  await userEvent.fill(value, '"91"')
  await userEvent.click(panel.getByRole('button', { name: 'Apply' }))
  await expect.element(panel.getByText(/^The flag cannot be that/)).toBeVisible()
  await userEvent.fill(value, '"+977"')
  await userEvent.click(panel.getByRole('button', { name: 'Apply' }))
  await expect.element(panel.getByText(/^From this browser/)).toBeVisible()
})

it('applies what this browser switched before, and nothing that is not a flag', async () => {
  const stored = {
    'kit.xray.flags': '{"wallet.deposit.showButton":false,"no.flag":1,"auth.phone.maxDigits":"x"}',
  }
  const { site } = openSite({ ...open, stored })
  await expect.element(page.getByText('Deposits are closed')).toBeVisible()
  expect(site.services.flags.layerOf('auth.phone.maxDigits')).toBeUndefined()
})

it('is for development and staff: players and visitors neither open it nor keep its switches', async () => {
  const stored = { 'kit.xray.flags': '{"wallet.deposit.showButton":false}' }
  const { operator, site } = openSite({ features: [wallet], stored, login: { ...login, userType: 'agent' } })
  await expect.element(page.getByText('Deposits are closed').first()).toBeVisible()
  await openXray(site)

  operator.session.end('asked')
  await expect.element(panel).not.toBeInTheDocument()
  await expect.element(page.getByText('Deposits are open')).toBeVisible()
  operator.session.begin(login, false)
  await pressKey()
  expect(site.isXrayOpen.getState()).toBe(false)
})
