import { getQuickBets, getStakes, saveQuickBets, saveStakes, type StakePreset } from '@kit/sdk/contract'
import type { AccountRow, Database } from '../../database/schema.ts'
import { demoAccount } from '../../http/refused.ts'
import { route, type Route } from '../../http/route.ts'
import { replacePresets, savedPresets } from './stakeStore.ts'

const presetsOf = (...values: number[]): StakePreset[] =>
  values.map((points) => ({ label: String(points), value: BigInt(points) * 100n }))

/** The presets of a player who saved none. */
const offered = {
  stake: presetsOf(1000, 2000, 3000, 4000, 5000, 6000),
  quickBet: presetsOf(1000, 2000, 3000),
}

export function stakeRoutes({ database }: { database: Database }): Route[] {
  type Kind = keyof typeof offered

  async function load(kind: Kind, { id }: AccountRow): Promise<StakePreset[]> {
    const saved = await savedPresets(database, id, kind)
    return saved.length > 0 ? saved : offered[kind]
  }

  async function save(
    kind: Kind,
    account: AccountRow,
    presets: readonly StakePreset[],
  ): Promise<StakePreset[]> {
    if (account.isDemo) throw demoAccount()
    await replacePresets(database, account.id, kind, presets)
    return load(kind, account)
  }

  return [
    route(getStakes, async (_request, { login }) => ({ docs: await load('stake', login.account) })),

    route(saveStakes, async ({ presets }, { login }) => ({
      docs: await save('stake', login.account, presets),
    })),

    route(getQuickBets, async (_request, { login }) => ({ docs: await load('quickBet', login.account) })),

    route(saveQuickBets, async ({ presets }, { login }) => ({
      docs: await save('quickBet', login.account, presets),
    })),
  ]
}
