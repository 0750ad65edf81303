import { userCreated } from '@kit/sdk/contract'
import { pageOf, type FakeSiteOptions } from '@kit/shell/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { accountOf } from '../testing/samples.ts'
import { closeStaff, showStaff } from '../testing/showStaff.tsx'
import PlayersPage from './PlayersPage.tsx'

afterEach(closeStaff)

const branch = accountOf({
  id: 'branch-1',
  userType: 'branch',
  userName: 'city_branch',
  children: 2,
  players: 2,
  available: 5_000_000n,
})
const fan = accountOf()
const rival = accountOf({ id: 'player-2', userName: 'rival', isBlocked: true })

type Asked = { parentId?: string; search: string; status?: string; page: number }

function answer(request: unknown) {
  const { parentId, search, status } = request as Asked
  const all = search === '' ? (parentId === 'branch-1' ? [fan, rival] : [branch]) : [branch, fan, rival]
  const line = search === '' ? [] : [{ id: 'branch-1', userName: 'city_branch', userType: 'branch' as const }]
  return pageOf(
    all
      .filter(({ userName }) => userName.includes(search))
      .filter(({ isBlocked }) => status === undefined || isBlocked === (status === 'blocked'))
      .map((row) => ({ ...row, line: row.userType === 'user' ? line : [] })),
  )
}

async function open(options: FakeSiteOptions = {}, width = 1280) {
  await page.viewport(width, 900)
  const asked: Asked[] = []
  const fake = showStaff(<PlayersPage />, {
    answers: { listAccountsBelow: answer },
    onCall: (name, request) => {
      if (name === 'listAccountsBelow') asked.push(request as Asked)
      return undefined
    },
    ...options,
  })
  return { ...fake, asked }
}

const unfold = page.getByRole('button', { name: 'Show the accounts below city_branch' })

describe('the players of staff', () => {
  it('ROLE-023 form a tree whose branches are read when they are unfolded, with balance and exposure', async () => {
    const { asked } = await open()
    await expect.element(page.getByRole('link', { name: 'city_branch' })).toBeVisible()
    expect(asked).toEqual([{ page: 1, limit: 25, search: '' }])
    await expect.element(unfold).toHaveAttribute('aria-expanded', 'false')
    await unfold.click()
    await expect.element(page.getByRole('link', { name: 'floodlight_fan' })).toBeVisible()
    expect(asked[1]).toMatchObject({ parentId: 'branch-1' })
    const row = page.getByRole('listitem').filter({ hasText: 'floodlight_fan' }).last()
    await expect.element(row.getByText('12,345.00')).toBeVisible()
    await expect.element(row.getByText('200.00')).toBeVisible()
    await expect.element(page.getByText('Blocked').last()).toBeVisible()
    await unfold.click()
    await expect.element(page.getByRole('link', { name: 'floodlight_fan' })).not.toBeInTheDocument()
  })

  it('AUTH-055 are counted, and commission is shown once there is some', async () => {
    await open({
      user: {
        counters: { userAccount: 12, totalUser: 9, userCount: 3, totalAdmin: 0, totalCommission: 12_550n },
      },
    })
    const figure = (name: string) =>
      page.getByText(name, { exact: true }).element().parentElement?.textContent
    await expect.element(page.getByText('All accounts', { exact: true })).toBeVisible()
    expect(figure('All accounts')).toContain('12')
    expect(figure('All players')).toContain('9')
    expect(figure('Your own players')).toContain('3')
    expect(figure('Commission')).toContain('125.50')
    await expect.element(page.getByText('Administrators', { exact: true })).not.toBeInTheDocument()
  })

  it('AUTH-055 show no figures where the operator counts nothing', async () => {
    await open({ user: { counters: {} } })
    await expect.element(page.getByRole('link', { name: 'city_branch' })).toBeVisible()
    await expect.element(page.getByText('All accounts', { exact: true })).not.toBeInTheDocument()
  })

  it('ROLE-023 open the whole path to a player if every branch has only one account below', async () => {
    const path = ['admin', 'master', 'agent', 'branch'] as const
    const names = path.map((userType) => `only_${userType}`)
    const { asked } = await open({
      answers: {
        listAccountsBelow: (request) => {
          const { parentId } = request as Asked
          const level = parentId === undefined ? 0 : Number(parentId) + 1
          const userType = path[level]
          if (userType === undefined) return pageOf([fan, rival])
          return pageOf([
            accountOf({
              id: String(level),
              userType,
              userName: names[level]!,
              children: level === 3 ? 2 : 1,
            }),
          ])
        },
      },
    })
    const expander = (name: string) => page.getByRole('button', { name: `Show the accounts below ${name}` })
    await expander('only_admin').click()
    await expect.element(page.getByRole('link', { name: 'floodlight_fan' })).toBeVisible()
    for (const name of names) await expect.element(expander(name)).toHaveAttribute('aria-expanded', 'true')
    expect(asked.map(({ parentId }) => parentId)).toEqual([undefined, '0', '1', '2', '3'])
    await expander('only_agent').click()
    await expect.element(expander('only_branch')).not.toBeInTheDocument()
    await expect.element(expander('only_agent')).toHaveAttribute('aria-expanded', 'false')
  })

  it('are searched by name, with the path to each, and by status', async () => {
    const { asked } = await open()
    await page.getByRole('searchbox', { name: 'Search by name' }).fill('rival')
    await expect.element(page.getByText('Below city_branch')).toBeVisible()
    expect(asked.at(-1)).toMatchObject({ search: 'rival', page: 1 })
    await page.getByRole('combobox', { name: 'Status' }).selectOptions('Active')
    await expect.element(page.getByText('No account has this name')).toBeVisible()
    expect(asked.at(-1)).toMatchObject({ search: 'rival', status: 'active' })
  })

  it('return in the previous view', async () => {
    const { site } = await open()
    await unfold.click()
    await expect.element(page.getByRole('link', { name: 'floodlight_fan' })).toBeVisible()
    const kept = site.tabStorage.getItem('kit.staff.players')
    closeStaff()
    const again = await open()
    again.site.tabStorage.setItem('kit.staff.players', kept ?? '')
    expect(JSON.parse(kept ?? '')).toMatchObject({ open: ['branch-1'] })
  })

  it('SOCK-045 show a new user from the event, and announce it politely', async () => {
    let rows = [branch]
    const { emit } = await open({ answers: { listAccountsBelow: () => pageOf(rows) } })
    await expect.element(page.getByRole('link', { name: 'city_branch' })).toBeVisible()
    rows = [branch, accountOf({ id: 'player-9', userName: 'newcomer' })]
    emit(userCreated, { docs: { userId: 'player-9', userName: 'newcomer', demo: false } })
    await expect.element(page.getByRole('link', { name: 'newcomer' })).toBeVisible()
    expect(
      page
        .getByRole('status')
        .elements()
        .map((one) => one.textContent),
    ).toContain('New user newcomer')
  })

  it('show an empty state, and a failed read with a retry button', async () => {
    await open({ answers: { listAccountsBelow: () => pageOf([]) } })
    await expect.element(page.getByText('No accounts here')).toBeVisible()
    closeStaff()
    let isDown = true
    await open({
      answers: {
        listAccountsBelow: (request) => (isDown ? Promise.reject(new Error('down')) : answer(request)),
      },
    })
    await expect.element(page.getByText('This could not be loaded')).toBeVisible()
    isDown = false
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.element(page.getByRole('link', { name: 'city_branch' })).toBeVisible()
  })

  it.each([320, 390])('fit a phone of %i px', async (width) => {
    await open({}, width)
    await unfold.click()
    await expect.element(page.getByRole('link', { name: 'floodlight_fan' })).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  })
})
