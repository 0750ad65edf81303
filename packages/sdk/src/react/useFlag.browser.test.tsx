import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { createFlags } from '../flags/createFlags.ts'
import { FlagsContext, useFlag } from './index.ts'

let root: Root | undefined
afterEach(() => {
  root?.unmount()
  document.body.replaceChildren()
})

function given() {
  const renders = { deposit: 0, links: 0 }
  const Deposit = () => {
    renders.deposit += 1
    return useFlag('wallet.deposit.showButton') ? <button type="button">Deposit</button> : <p>Play</p>
  }
  const Links = () => {
    renders.links += 1
    return <p>{useFlag('social.links').telegram ?? 'no links'}</p>
  }
  const flags = createFlags({ 'social.links': { telegram: 'https://t.me/a' } })
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <FlagsContext value={flags}>
      <Deposit />
      <Links />
    </FlagsContext>,
  )
  return { flags, renders }
}

it('CONF-004 CONF-020 shows what the operator changed, and renders again only what reads it', async () => {
  const { flags, renders } = given()
  await expect.element(page.getByRole('button', { name: 'Deposit' })).toBeVisible()
  const record = { 'social.links': { telegram: 'https://t.me/a' } }
  flags.setLayer('operator', { ...record, 'wallet.deposit.showButton': false })
  await expect.element(page.getByText('Play')).toBeVisible()
  const before = { ...renders }
  flags.setLayer('operator', { ...record, 'wallet.deposit.showButton': false, 'nav.affiliates': true })
  flags.setLayer('browser', { 'wallet.deposit.showButton': true })
  await expect.element(page.getByRole('button', { name: 'Deposit' })).toBeVisible()
  expect(renders).toEqual({ deposit: before.deposit + 1, links: 1 })
})

it('has the defaults where there is no site around a component', async () => {
  const Steppers = () => <p>{useFlag('betting.slip.oddSteppers') ? 'with steppers' : 'without'}</p>
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(<Steppers />)
  await expect.element(page.getByText('with steppers')).toBeVisible()
})
