import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { createDraws, hashOfSeed, rules, searchOf, type RoundClaim } from '@kit/sdk/fair'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { closeCasino, showCasino } from '../testing/showCasino.tsx'
import VerifyPage from './VerifyPage.tsx'

afterEach(closeCasino)

const serverSeed = 'c'.repeat(64)
const drawn = rules.roulette.draw(createDraws(serverSeed, 'mine'))
const right: RoundClaim = {
  rules: 'roulette',
  serverSeed,
  serverSeedHash: hashOfSeed(serverSeed),
  clientSeed: 'mine',
  outcome: drawn.outcome.text,
  selection: 'red',
  stake: 10_000n,
  result: drawn.pays('red') === 200 ? 10_000n : -10_000n,
}

function open(search: string) {
  const root = createRootRoute()
  const route = createRoute({ getParentRoute: () => root, path: '/verify-round', component: VerifyPage })
  const history = createMemoryHistory({ initialEntries: [`/verify-round${search}`] })
  const router = createRouter({ routeTree: root.addChildren([route]), history })
  return showCasino(<RouterProvider router={router} />)
}

it('recalculates the round of a receipt as soon as it is opened, without calling the operator', async () => {
  const { calls } = open(searchOf(right))
  await expect.element(page.getByText('This round is correct', { exact: false })).toBeVisible()
  await expect.element(page.getByText('The same').nth(2)).toBeVisible()
  await expect.element(page.getByText(`The seeds give: ${drawn.outcome.text}`)).toBeVisible()
  expect(calls).toEqual([])
})

it('fails visibly when one digit of the seed differs', async () => {
  open(searchOf({ ...right, serverSeed: `d${serverSeed.slice(1)}` }))
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('This round does NOT match its receipt.Keep the receipt and contact the operator.')
  await expect.element(page.getByText('Different').first()).toBeVisible()
  await expect.element(page.getByText(right.serverSeedHash)).toBeVisible()
})

it('checks typed values, and gives no verdict on incomplete ones', async () => {
  open('')
  await page.getByLabelText('Rules of the game').selectOptions('roulette')
  await page.getByRole('button', { name: 'Check' }).click()
  await expect.element(page.getByText('The rules, the hash and both seeds are needed.')).toBeVisible()
  await page.getByLabelText('Hash of the server’s seed').fill(right.serverSeedHash)
  await page.getByLabelText('The server’s seed', { exact: true }).fill(serverSeed)
  await page.getByLabelText('Your seed').fill('mine')
  await page.getByRole('button', { name: 'Check' }).click()
  await expect.element(page.getByText('This round is correct', { exact: false })).toBeVisible()
  await page.getByLabelText('Your seed').fill('yours')
  // The previous verdict does not apply to the changed values.
  await expect.element(page.getByText('This round is correct', { exact: false })).not.toBeInTheDocument()
})

it('checks that a shared round’s seed belongs to the committed chain, and alerts if it does not', async () => {
  const chainPosition = 3
  const chainCommitment = hashOfSeed(hashOfSeed(hashOfSeed(serverSeed)))
  const chain = page.getByRole('listitem').filter({ hasText: 'Commitment of the chain' })
  open(searchOf({ ...right, chainCommitment, chainPosition }))
  await expect.element(page.getByText('This round is correct', { exact: false })).toBeVisible()
  await expect.element(chain.getByText('The same')).toBeVisible()
  closeCasino()
  open(searchOf({ ...right, chainCommitment, chainPosition: 2 }))
  await expect.element(page.getByText('does NOT match', { exact: false })).toBeVisible()
  await expect.element(chain.getByText('Different')).toBeVisible()
})

it('claims no more than the hash proves for a round without a chain', async () => {
  open(searchOf(right))
  await expect.element(page.getByText('This round is correct', { exact: false })).toBeVisible()
  expect(page.getByRole('listitem').filter({ hasText: 'Commitment of the chain' }).elements()).toHaveLength(0)
})
