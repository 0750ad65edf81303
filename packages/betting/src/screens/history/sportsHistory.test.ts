import type { OperatorClient } from '@kit/sdk'
import type { HistoryRequest } from '@kit/history/feature'
import { pageOf } from '@kit/shell/testing'
import { expect, it } from 'vitest'
import { sportsHistory } from './sportsHistory.ts'

async function pathsOf(isStaff: boolean): Promise<string[]> {
  const paths: string[] = []
  const client = {
    page: async ({ path }: { path: string }) => {
      paths.push(path)
      return pageOf([])
    },
  } as unknown as OperatorClient
  const request = { isStaff, page: 1, limit: 25, gameType: 'exchange' } as const
  const signal = new AbortController().signal
  for (const isOpen of [true, false])
    await sportsHistory.list(client, { ...request, isOpen } satisfies HistoryRequest).queryFn({ signal })
  await sportsHistory.detail(client, 'b1', isStaff).queryFn({ signal })
  return paths
}

it('ROLE-024 a player reads bets, results and details with player calls, without the path segment of staff', async () => {
  const paths = await pathsOf(false)
  expect(paths).toHaveLength(3)
  expect(paths.filter((path) => !path.startsWith('api/user/') || path.includes('/user/user'))).toEqual([])
})

it('ROLE-023 staff read those of their players with a user/ path under their own type', async () => {
  const paths = await pathsOf(true)
  expect(paths.filter((path) => !path.startsWith('api/{type}/user/'))).toEqual([])
  expect(paths).toHaveLength(3)
})
