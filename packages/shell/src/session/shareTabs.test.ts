import { createSession, memoryTokenStore, type Operator } from '@kit/sdk'
import { getPoints, getProfile, type Balance, type User } from '@kit/sdk/contract'
import { queryKeyOf, queryOf } from '@kit/sdk/query'
import { QueryClient } from '@tanstack/react-query'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { shareTabs } from './shareTabs.ts'

const pointsKey = queryKeyOf(getPoints, {})
const balanceOf = (minor: bigint): Balance => ({ available: minor, exposure: 0n })

/** A browser whose tabs receive each other's messages at once, as structured clones. */
function browserOfTabs() {
  const listeners = new Set<(message: unknown) => void>()
  const openChannel = (_name: string, onMessage: (message: unknown) => void) => {
    listeners.add(onMessage)
    const post = (message: unknown) =>
      listeners.forEach((listener) => listener !== onMessage && listener(structuredClone(message)))
    return { post, close: () => void listeners.delete(onMessage) }
  }
  return { openChannel, sayToAll: (message: unknown) => listeners.forEach((listener) => listener(message)) }
}

let logins = 0

function tabOf(
  browser: ReturnType<typeof browserOfTabs>,
  playerId = 'p1',
  token = `of ${playerId}, login ${(logins += 1)}`,
) {
  const queries = new QueryClient()
  const session = createSession(memoryTokenStore({ token, userType: 'user' }))
  const calls: string[] = []
  const operator = { balance: balanceOf(100n) }
  const client = {
    async call({ name }: { name: string }) {
      calls.push(name)
      return name === 'getPoints' ? operator.balance : null
    },
  } as unknown as Operator['client']
  const stop = shareTabs({
    operator: { session, client, location: () => undefined },
    queries,
    navigate: (path) => void calls.push(`go to ${path}`),
    openChannel: browser.openChannel,
  })
  queries.setQueryData(queryKeyOf(getProfile, {}), { id: playerId } as User)
  const reads = (balance: Balance) => {
    operator.balance = balance
    return queries.fetchQuery({ ...queryOf(client, getPoints, {}), staleTime: 0 })
  }
  const shown = () => queries.getQueryData<Balance>(pointsKey)
  return { queries, session, calls, reads, shown, stop }
}

it('shows the balance that one tab has read in all of the player’s, and in nobody else’s', async () => {
  const browser = browserOfTabs()
  const [first, second, other] = [tabOf(browser), tabOf(browser), tabOf(browser, 'p2')]
  await first.reads(balanceOf(4_250n))
  expect([second.shown(), other.shown()]).toEqual([balanceOf(4_250n), undefined])
  expect(second.calls).toEqual([])
})

it('keeps a balance that is newer than the one it receives', async () => {
  const browser = browserOfTabs()
  const [first, second] = [tabOf(browser), tabOf(browser)]
  second.queries.setQueryData(pointsKey, balanceOf(7n), { updatedAt: Date.now() + 60_000 })
  await first.reads(balanceOf(9n))
  expect(second.shown()).toEqual(balanceOf(7n))
})

it('logs out every tab of the player, reports each login to the operator, and keeps other players logged in', () => {
  const browser = browserOfTabs()
  const [first, second, third, other] = [tabOf(browser), tabOf(browser), tabOf(browser), tabOf(browser, 'p2')]
  first.session.end('asked')
  expect([second, third, other].map(({ session }) => session.get() !== null)).toEqual([false, false, true])
  expect([second.calls, third.calls, other.calls]).toEqual([['go to /', 'logOut'], ['go to /', 'logOut'], []])
})

it('leaves the operator alone where the other tab had the same login: its logout has ended it', () => {
  const browser = browserOfTabs()
  const [first, second] = [tabOf(browser, 'p1', 'one-login'), tabOf(browser, 'p1', 'one-login')]
  first.session.end('asked')
  expect(second.session.get()).toBeNull()
  expect(second.calls).toEqual(['go to /'])
})

it('logs nobody else out when a login ended for another reason than that the player asked', () => {
  const browser = browserOfTabs()
  const [first, second] = [tabOf(browser), tabOf(browser)]
  first.session.end('expired')
  expect(second.session.get()).not.toBeNull()
})

it('believes nothing that is not what a tab says', () => {
  const browser = browserOfTabs()
  const tab = tabOf(browser)
  fc.assert(
    fc.property(fc.anything(), (anything) => {
      browser.sayToAll(anything)
      browser.sayToAll({ kind: 'balance', playerId: 'p1', atMs: 1e15, balance: anything })
      browser.sayToAll({ kind: 'left', playerId: anything === 'p1' ? '' : anything, login: '' })
      browser.sayToAll({
        kind: 'left',
        playerId: 'p1',
        login: typeof anything === 'string' ? undefined : anything,
      })
      expect([tab.shown(), tab.session.get() !== null]).toEqual([undefined, true])
    }),
  )
})

it('neither receives nor sends anything once it has stopped', async () => {
  const browser = browserOfTabs()
  const [first, second] = [tabOf(browser), tabOf(browser)]
  second.stop()
  await first.reads(balanceOf(5n))
  first.session.end('asked')
  expect([second.shown(), second.session.get() !== null]).toEqual([undefined, true])
})
