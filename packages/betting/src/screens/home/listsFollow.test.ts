import type { OperatorClient } from '@kit/sdk'
import { followChanges } from '@kit/sdk/changes'
import { marketAdded, marketRemoved, type AnySocketEvent } from '@kit/sdk/contract'
import { eventMarketsQuery, homeQuery } from '@kit/sdk/query'
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it.each([
  { id: 'SOCK-039', event: marketAdded },
  { id: 'SOCK-041', event: marketRemoved },
])('$id reads the lists and the open event again on $event.event', async ({ event }) => {
  const reads: string[] = []
  const call = async ({ name }: { name: string }) => {
    reads.push(name)
    return []
  }
  const client = { call, page: call, now: () => 0 } as unknown as OperatorClient
  const queries = new QueryClient()
  new QueryObserver(queries, { ...homeQuery(client), refetchInterval: false }).subscribe(() => {})
  new QueryObserver(queries, eventMarketsQuery(client, '300-1')).subscribe(() => {})
  let say: (() => void) | undefined
  followChanges(
    {
      getStatus: () => 'live',
      onStatus: () => () => undefined,
      on(declared: AnySocketEvent, listener: (payload: never) => void) {
        if (declared.event === event.event) say = () => listener({} as never)
        return () => undefined
      },
    },
    queries,
  )
  await vi.advanceTimersByTimeAsync(0)
  reads.length = 0
  say?.()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(reads.toSorted()).toEqual(['getHome', 'getMarketGroup'])
})
