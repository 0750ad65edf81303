import { expect, it } from 'vitest'
import * as contract from './index.ts'

it('sends every POST with a body, which an operator that reads JSON requires', () => {
  const posts = Object.values(contract).flatMap((one) =>
    typeof one === 'object' && 'encoding' in one && one.method === 'POST' ? [one] : [],
  )
  expect(posts.length).toBeGreaterThan(20)
  expect(posts.filter(({ encoding }) => encoding === 'query').map(({ name }) => name)).toEqual([])
})
