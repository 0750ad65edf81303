import { randomUUID } from 'node:crypto'
import type { CasinoProvider } from '../games/casino/wallet/casinoProvider.ts'
import { signatureOf } from '../games/casino/wallet/signature.ts'
import type { WalletCallName } from '../games/casino/wallet/walletApi.ts'
import { casinoOf } from './casino.ts'
import type { TestOperator, TestPlayer } from './operator.ts'

/** An outside provider. It plays the games of Reel House and pays at most 100 times the stake. */
export const reelHouse: CasinoProvider = {
  name: 'Reel House',
  key: 'a key of reel house, for tests alone',
  address: 'https://games.example/play/{game}?token={token}',
  mostPays: 10_000,
}

export interface WalletAnswer {
  status: number
  body: {
    transaction?: string
    player?: string
    session?: string
    balance?: string
    code?: string
    field?: string
    details?: Record<string, string>
  }
}

/** Deviations of a call from a correct one. */
export interface Sending {
  key?: string
  name?: string
  time?: string
  /** The signed call, if it differs from the sent call. */
  signed?: string
  headers?: Record<string, string>
  signal?: AbortSignal
}

/** `clock` is the operator's. */
export function providerCalls(operator: TestOperator, provider: CasinoProvider, clock: () => number) {
  async function send(call: WalletCallName, body: string, sending: Sending = {}): Promise<WalletAnswer> {
    const { key = provider.key, name = provider.name, time = String(clock()), signed = call } = sending
    const response = await fetch(`${operator.url}/casino-wallet/${call}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-provider': name,
        'x-time': time,
        'x-signature': signatureOf(key, { call: signed, time, body }),
        ...sending.headers,
      },
      body,
      ...(sending.signal && { signal: sending.signal }),
    })
    return { status: response.status, body: (await response.json()) as WalletAnswer['body'] }
  }

  const ask = (call: WalletCallName, fields: object, sending?: Sending) =>
    send(call, JSON.stringify(fields), sending)

  async function open(player: TestPlayer, gameCode = 'lantern-reels') {
    const url = new URL(await casinoOf(operator).urlOf(player, gameCode))
    const { body } = await ask('open', { token: url.searchParams.get('token') })
    const session = body.session ?? ''
    const ids = () => ({ transaction: randomUUID(), player: player.id })
    return {
      session,
      /** Sends a stake. Default: a new round and a new transaction. */
      debit: (more: object = {}) =>
        ask('debit', { ...ids(), round: randomUUID(), session, amount: '100', ...more }),
      end: (call: 'credit' | 'rollback', more: object) => ask(call, { ...ids(), ...more }),
    }
  }

  return { send, ask, open }
}
