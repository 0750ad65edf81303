import { fakeSite } from '@kit/shell/testing'
import { expect, it } from 'vitest'
import { history } from './feature.tsx'

it('ROUTE-059 links to the bets from the account menu, whose messages are in the initial bundle', () => {
  const { messages, setup } = history()
  const { accountMenu: [bets] = [], routes = [] } = setup(fakeSite().site)
  expect(bets?.to).toBe('/open-bets')
  expect(routes.map(({ path }) => path)).toContain(bets?.to)
  expect(messages).toHaveProperty(bets?.labelId ?? '', 'My Bets')
})
