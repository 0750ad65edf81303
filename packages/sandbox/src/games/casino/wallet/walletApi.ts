import { pointsFromMinor } from '@kit/sdk/contract'
import type { FastifyInstance } from 'fastify'
import type { IncomingHttpHeaders } from 'node:http'
import type { Outbox } from '../../../operator/announcements/outbox.ts'
import type { Database } from '../../../operator/database/schema.ts'
import { malformed, type StoredAnswer } from '../../../operator/http/refused.ts'
import { availableAccount, balanceOf } from '../../../operator/ledger/ledger.ts'
import { readBody } from '../readBody.ts'
import { announceBets, announceEnd } from '../rounds.ts'
import { openSession } from '../sessionStore.ts'
import { gameOver } from '../failures.ts'
import { answerOnce } from './answerOnce.ts'
import type { CasinoProvider } from './casinoProvider.ts'
import { sessionAt, takeDebit } from './debit.ts'
import { payCredit, rollBackDebit } from './endDebit.ts'
import { roundIdOf } from './providerRound.ts'
import { signerOf } from './signature.ts'
import {
  balanceRequest,
  creditRequest,
  debitRequest,
  openRequest,
  rollbackRequest,
} from './walletRequests.ts'

// The seamless wallet. Points stay with the operator, and a provider's rounds debit and credit them by these
// calls.

const prefix = '/casino-wallet'

export interface WalletServices {
  database: Database
  clock(): number
  outbox: Outbox
  admitPlayers(): void
  casinoProviders: readonly CasinoProvider[]
}

const balanceFor = async (executor: Database, userId: string): Promise<string> =>
  pointsFromMinor(await balanceOf(executor, availableAccount(userId)))

const answered = (body: Record<string, unknown>): StoredAnswer => ({ status: 200, body })

/** Each for the provider that signed it. */
function createCalls({ database, clock, outbox, admitPlayers }: WalletServices) {
  const moved = async (
    executor: Database,
    { transaction, player }: { transaction: string; player: string },
  ) => ({
    transaction,
    player,
    balance: await balanceFor(executor, player),
  })

  return {
    async open(provider: CasinoProvider, body: unknown): Promise<StoredAnswer> {
      admitPlayers()
      const at = new Date(clock())
      const opened = await openSession(database, readBody(openRequest, body).token, at)
      if (!opened) throw gameOver()
      const { userId, gameCode } = await sessionAt(database, provider, opened.token, at)
      const balance = await balanceFor(database, userId)
      return answered({ session: opened.token, player: userId, game: gameCode, site: opened.site, balance })
    },

    async balance(provider: CasinoProvider, body: unknown): Promise<StoredAnswer> {
      const { userId } = await sessionAt(
        database,
        provider,
        readBody(balanceRequest, body).session,
        new Date(clock()),
      )
      return answered({ player: userId, balance: await balanceFor(database, userId) })
    },

    debit(provider: CasinoProvider, body: unknown): Promise<StoredAnswer> {
      const asked = readBody(debitRequest, body)
      const at = new Date(clock())
      return answerOnce(
        outbox,
        { provider: provider.name, kind: 'debit', asked, at },
        async (tx, announce) => {
          admitPlayers()
          const bet = await takeDebit(tx, provider, asked, at)
          announceBets(announce, [bet.userId])
          return { body: await moved(tx, asked), bet }
        },
      )
    },

    credit(provider: CasinoProvider, body: unknown): Promise<StoredAnswer> {
      const asked = readBody(creditRequest, body)
      const at = new Date(clock())
      return answerOnce(
        outbox,
        { provider: provider.name, kind: 'credit', asked, at },
        async (tx, announce) => {
          await payCredit(tx, provider, asked, at)
          announceEnd(announce, roundIdOf(provider.name, asked.round), [asked.player])
          return { body: await moved(tx, asked) }
        },
      )
    },

    rollback(provider: CasinoProvider, body: unknown): Promise<StoredAnswer> {
      const asked = readBody(rollbackRequest, body)
      if (asked.debit === asked.transaction) throw malformed('debit', 'the rollback itself')
      const at = new Date(clock())
      return answerOnce(
        outbox,
        { provider: provider.name, kind: 'rollback', asked, at },
        async (tx, announce) => {
          // A player who never staked here is not notified.
          if (!(await rollBackDebit(tx, provider, asked, at)))
            return { body: { transaction: asked.transaction, player: asked.player } }
          announceEnd(announce, roundIdOf(provider.name, asked.round), [asked.player])
          return { body: await moved(tx, asked) }
        },
      )
    },
  }
}

export type WalletCallName = keyof ReturnType<typeof createCalls>

/** Serves the wallet to providers. Bodies are read as text, because the signature covers the raw body. */
export function addWalletApi(server: FastifyInstance, services: WalletServices): void {
  const { clock, casinoProviders } = services
  if (casinoProviders.length === 0) return
  const calls = createCalls(services)

  function answer(call: WalletCallName, headers: IncomingHttpHeaders, sent: unknown): Promise<StoredAnswer> {
    const body = typeof sent === 'string' ? sent : ''
    const provider = signerOf(casinoProviders, headers, { call, body }, clock())
    return calls[call](provider, JSON.parse(body))
  }

  void server.register(async (app) => {
    app.removeContentTypeParser('application/json')
    app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    )
    for (const call of Object.keys(calls) as WalletCallName[])
      app.post(`${prefix}/${call}`, async ({ headers, body }, reply) => {
        const { status, body: answerBody } = await answer(call, headers, body)
        return reply.code(status).header('cache-control', 'no-store').send(answerBody)
      })
  })
}
