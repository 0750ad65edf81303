import type { OperatorClient } from '@kit/sdk'
import { listCasinoGames } from '@kit/sdk/contract'
import { queryOf } from '@kit/sdk/query'
import { expect, it } from 'vitest'

it('CONF-024 reads games again once they are 120 s old', () => {
  const client = {} as OperatorClient
  expect(queryOf(client, listCasinoGames, {} as never).staleTime).toBe(120_000)
})
