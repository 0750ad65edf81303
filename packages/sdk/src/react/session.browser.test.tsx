import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { OperatorError } from '../client/errors.ts'
import type { Operator } from '../operator.ts'
import { createSession } from '../session/session.ts'
import { memoryTokenStore } from '../session/tokenStore.ts'
import { OperatorContext, useBalance, useSession } from './index.ts'

let root: Root | undefined
afterEach(() => {
  root?.unmount()
  document.body.replaceChildren()
})

function Header() {
  const { isLoggedIn, userType, user, owesSecondFactor, logOut } = useSession()
  const { balance, state, asOfMs } = useBalance()
  return (
    <>
      <p>
        {isLoggedIn ? `In as ${userType} ${user?.userName ?? '…'}` : 'A visitor'} {owesSecondFactor && 'owes'}
      </p>
      <p>
        Points {state} {String(balance?.available)} {asOfMs === undefined ? 'never' : 'once'}
      </p>
      <button type="button" onClick={() => void logOut()}>
        Log out
      </button>
    </>
  )
}

function open(answers: Record<string, () => Promise<unknown>>) {
  const session = createSession(memoryTokenStore())
  const calls: string[] = []
  const call = (({ name }: { name: string }) => {
    calls.push(name)
    return answers[name]?.() ?? Promise.reject(new OperatorError('unreachable', 'No connection'))
  }) as Operator['client']['call']
  const operator = {
    session,
    client: { call, now: () => 0 },
    location: () => undefined,
    domainName: 'site.test',
  } as unknown as Operator
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <OperatorContext value={operator}>
      <QueryClientProvider client={queries}>
        <Header />
      </QueryClientProvider>
    </OperatorContext>,
  )
  return { session, calls, queries }
}

const said = (text: string | RegExp) => expect.element(page.getByText(text)).toBeVisible()

it('asks nothing for a visitor; with a login it has the profile and the points, and a logout ends it whatever the operator answers', async () => {
  const { session, calls } = open({
    getProfile: async () => ({ userName: 'floodlight_fan' }),
    getPoints: async () => ({ available: 100_00n, exposure: 0n }),
  })
  await said(/A visitor/)
  await said('Points none undefined never')
  expect(calls).toEqual([])
  session.begin({ token: 't', userType: 'user', owesSecondFactor: true }, false)
  await said(/In as user floodlight_fan owes/)
  await said('Points current 10000 once')
  await page.getByRole('button', { name: 'Log out' }).click()
  await said(/A visitor/)
  expect(calls).toContain('logOut')
  expect(session.get()).toBeNull()
})

it('distinguishes points that could not be refreshed from those that never arrived', async () => {
  let isThere = true
  const { session, queries } = open({
    getPoints: () =>
      isThere
        ? Promise.resolve({ available: 5_00n, exposure: 0n })
        : Promise.reject(new OperatorError('unreachable', 'No connection')),
  })
  session.begin({ token: 't', userType: 'user' }, false)
  await said('Points current 500 once')
  isThere = false
  await queries.invalidateQueries()
  await said('Points old 500 once')
  queries.removeQueries()
  await queries.resetQueries()
  session.begin({ token: 'other', userType: 'user' }, false)
  await expect.element(page.getByText('Points unknown undefined never')).toBeVisible()
})
