import {
  decideCasinoRound,
  launchCasinoGame,
  listCasinoBetDetails,
  listCasinoBetHistory,
  listCasinoBets,
  listCasinoGames,
  listPlayerCasinoBetDetails,
  listPlayerCasinoBetHistory,
  listPlayerCasinoBets,
  type RequestOf,
} from '@kit/sdk/contract'
import type { CheckTransactionCode } from '../../operator/accounts/transactionCode.ts'
import type { ShareCounts } from '../../operator/processes/sharedCounts.ts'
import type { Database } from '../../operator/database/schema.ts'
import { createRateLimit, type RateLimits } from '../../operator/http/rateLimit.ts'
import { demoAccount } from '../../operator/http/refused.ts'
import { ownOrigin } from '../../operator/http/ownOrigin.ts'
import { route, type Login, type Route } from '../../operator/http/route.ts'
import type { Outbox } from '../../operator/announcements/outbox.ts'
import { checkSignature } from '../../operator/payments/checkSignature.ts'
import { findGame, listGames } from './catalogue.ts'
import { listCasinoDetails, listEndedCasino, listOpenCasino } from './casinoBetLists.ts'
import { isOffered, listsEuropean } from './europeanCasino.ts'
import { endRound, rollBackRound } from './endRound.ts'
import { casinoLocked, gameUnknown, roundUnchanged, roundUnknown, siteUnknown } from './failures.ts'
import { announceBets, announceEnd } from './rounds.ts'
import { findRound } from './roundStore.ts'
import { beginSession } from './sessionStore.ts'
import { addressAt, providerOf, type CasinoProvider } from './wallet/casinoProvider.ts'

export interface CasinoServices {
  database: Database
  clock(): number
  outbox: Outbox
  rateLimits: RateLimits
  share: ShareCounts
  checkTransactionCode: CheckTransactionCode
  origins: readonly string[]
  casinoProviders: readonly CasinoProvider[]
}

async function launch(
  { database, clock, origins, casinoProviders }: CasinoServices,
  { account, sessionHash }: Login,
  asked: RequestOf<typeof launchCasinoGame>,
  own: string,
): Promise<string> {
  if (account.isDemo) throw demoAccount()
  if (account.casinoLock) throw casinoLocked()
  const game = findGame(asked.gameCode)
  if (game?.listed.id !== asked.gameId || !(await isOffered(database, account.id, game))) throw gameUnknown()
  const { listed } = game
  const { providerName = listed.provider, subProviderName = listed.subProvider, site = own } = asked
  if (providerName !== listed.provider || subProviderName !== listed.subProvider) throw gameUnknown()
  if (![own, ...origins].includes(site)) throw siteUnknown()
  const session = { loginHash: sessionHash, userId: account.id, gameCode: listed.code, site }
  const token = await beginSession(database, session, new Date(clock()))
  const provider = providerOf(casinoProviders, game)
  return provider ? addressAt(provider, listed.code, token) : `${own}/casino-games/play/${token}`
}

const statusAfter = { rollBack: 'open', void: 'void', settle: 'settled' } as const

async function decide(
  { outbox, clock }: CasinoServices,
  { roundId, action }: Omit<RequestOf<typeof decideCasinoRound>, 'transactionCode'>,
) {
  const at = new Date(clock())
  return outbox.transaction(async (tx, announce) => {
    const before = await findRound(tx, roundId)
    if (!before) throw roundUnknown()
    // A round in play can be voided but not settled early.
    if (action === 'settle' && before.endsAt > at) throw roundUnchanged(before.state)
    const players =
      action === 'rollBack'
        ? await rollBackRound(tx, { roundId, at })
        : await endRound(tx, { roundId, how: action, by: 'operator', at })
    if (!players) throw roundUnchanged(before.state)
    if (action === 'rollBack') announceBets(announce, players)
    else announceEnd(announce, roundId, players)
    return { roundId, status: statusAfter[action] }
  })
}

export function casinoRoutes(services: CasinoServices): Route[] {
  const { database, clock, rateLimits, share, checkTransactionCode } = services
  const perPlayer = createRateLimit(rateLimits.bets, clock, share('casinoLaunch'))

  return [
    route(listCasinoGames, async ({ gameType }) => ({
      docs: listGames(gameType, { hasEuropean: await listsEuropean(database) }),
      isShared: true,
    })),

    route(launchCasinoGame, async (asked, { login, host }) => {
      perPlayer.take(login.account.id)
      return { docs: { url: await launch(services, login, asked, ownOrigin(host, services.origins)) } }
    }),

    route(listCasinoBets, (asked, { login }) => listOpenCasino(database, login.account, asked)),
    route(listPlayerCasinoBets, (asked, { login }) => listOpenCasino(database, login.account, asked)),
    route(listCasinoBetHistory, (asked, { login }) => listEndedCasino(database, login.account, asked)),
    route(listPlayerCasinoBetHistory, (asked, { login }) => listEndedCasino(database, login.account, asked)),
    route(listCasinoBetDetails, (asked, { login }) => listCasinoDetails(database, login.account, asked)),
    route(listPlayerCasinoBetDetails, (asked, { login }) =>
      listCasinoDetails(database, login.account, asked),
    ),

    route(decideCasinoRound, async ({ transactionCode, ...asked }, { login }) => {
      checkSignature(checkTransactionCode, login.account, transactionCode)
      return { docs: await decide(services, asked) }
    }),
  ]
}
