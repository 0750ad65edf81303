import type { OperatorClient } from '@kit/sdk'
import {
  listCasinoBetDetails,
  listCasinoBetHistory,
  listCasinoBets,
  listPlayerCasinoBetDetails,
  listPlayerCasinoBetHistory,
  listPlayerCasinoBets,
  type BetOwner,
  type CasinoBet,
  type CasinoBetDetail,
} from '@kit/sdk/contract'
import { pageReadOf } from '@kit/sdk/query'
import type { HistoryReader, HistoryRequest, HistorySection } from '@kit/shell/feature'
import type { Message } from '@kit/ui'
import { casinoHistoryMessages } from './messages.ts'

type Owned = { player?: BetOwner }

function list(client: OperatorClient, { isOpen, isStaff, ...request }: HistoryRequest) {
  if (isStaff) return pageReadOf(client, isOpen ? listPlayerCasinoBets : listPlayerCasinoBetHistory, request)
  return pageReadOf(client, isOpen ? listCasinoBets : listCasinoBetHistory, request)
}

/** The result of the round and what it paid. */
function outcome({ outcome, roundTotals }: CasinoBetDetail, message: Message): HistorySection {
  return {
    title: message('casino.history.title'),
    facts: [
      {
        name: message('casino.history.outcome'),
        value: outcome ? outcome.text : message('casino.history.void'),
      },
    ],
    totals: [
      { name: message('casino.history.round'), minor: roundTotals.stake, kind: 'amount' },
      { name: message('casino.history.roundNet'), minor: roundTotals.net, kind: 'result' },
    ],
  }
}

/** The seeds that prove that the round's result was fixed before the stakes. The server's seed is shown after the round. */
function proof({ proof }: CasinoBetDetail, message: Message): HistorySection {
  const seeds = (['serverSeedHash', 'serverSeed', 'clientSeed'] as const).flatMap((seed) => {
    const value = proof[seed]
    return value === null ? [] : [{ name: message(`casino.history.${seed}`), value }]
  })
  return {
    title: message('casino.history.proof'),
    text: message('casino.history.proofText'),
    proofs: seeds,
  }
}

export const casinoHistory: HistoryReader<CasinoBet & Owned, CasinoBetDetail & Owned> = {
  messages: casinoHistoryMessages,
  placeId: 'casino.history.game',
  list,
  lineOf: ({ selection, game, stake }) => ({
    selection,
    place: { name: game.name, more: game.provider },
    // A casino bet can lose its stake and no more.
    liability: stake,
  }),
  detail: (client, betId, isStaff) =>
    pageReadOf(client, isStaff ? listPlayerCasinoBetDetails : listCasinoBetDetails, {
      page: 1,
      limit: 1,
      betId,
    }),
  explain: (bet, message) => [outcome(bet, message), proof(bet, message)],
  ofTransaction(client, { casino }, limit) {
    if (!casino) return undefined
    const read = async () => {
      const { docs, totalDocs } = await client.page(listCasinoBetDetails, {
        page: 1,
        limit,
        roundId: casino.roundId,
      })
      // An operator without this filter returns bets of other rounds too.
      const bets = docs.filter(({ roundId }) => roundId === casino.roundId)
      return { bets, more: bets.length === docs.length ? totalDocs - bets.length : 0 }
    }
    return read()
  },
}
