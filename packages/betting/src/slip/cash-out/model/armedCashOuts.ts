import { readStored } from '@kit/sdk'
import type { KeyValueStorage } from '@kit/shell/feature'
import { cashOutRequest, type CashOutOrderRequest } from '@kit/sdk/contract'
import * as z from 'zod/mini'

const stored = z.array(cashOutRequest)

const storedAs = (userId: string): string => `kit.betting.cashOut.${userId}`

/** The cash outs without an answer yet, kept in the tab's storage from before the first byte is sent. */
export interface ArmedCashOuts {
  add(userId: string, request: CashOutOrderRequest): void
  all(userId: string): readonly CashOutOrderRequest[]
  remove(userId: string, key: string): void
}

export function createArmedCashOuts(storage: KeyValueStorage): ArmedCashOuts {
  const all = (userId: string) => readStored(storage, storedAs(userId), stored) ?? []
  const save = (userId: string, requests: CashOutOrderRequest[]) => {
    if (requests.length === 0) storage.removeItem(storedAs(userId))
    else storage.setItem(storedAs(userId), JSON.stringify(z.encode(stored, requests)))
  }
  return {
    all,
    add: (userId, request) => save(userId, [...all(userId), request]),
    remove: (userId, key) =>
      save(
        userId,
        all(userId).filter((one) => one.key !== key),
      ),
  }
}
