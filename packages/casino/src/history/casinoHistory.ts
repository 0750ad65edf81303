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
import type { HistoryReader, HistoryRequest, HistorySection } from '@kit/history/feature'
import type { Message } from '@kit/ui'
import { verifyPath } from '../verify/claimOfBet.ts'
import { casinoHistoryMessages } from './messages.ts'

type Owned = { player?: BetOwner }

function list(client: OperatorClient, { isOpen, isStaff, ...request }: HistoryRequest) {
  if (isStaff) return pageReadOf(client, isOpen ? listPlayerCasinoBets : listPlayerCasinoBetHistory, request)
  return pageReadOf(client, isOpen ? listCasinoBets : listCasinoBetHistory, request)
}

/** Unknown for a bet cashed out before its round ends, and for some providers. */
function outcomeText({ outcome, state, proof }: CasinoBetDetail, message: Message): string {
  if (outcome) return outcome.text
  if (state === 'void') return message('casino.history.void')
  return message(proof.rules === '' ? 'casino.history.untold' : 'casino.history.notOver')
}

function outcome(bet: CasinoBetDetail, message: Message): HistorySection {
  const { roundTotals } = bet
  const { text = '', symbols = [] } = bet.outcome ?? {}
  // Most results name what was drawn.
  const drawn = symbols.every((symbol) => text.includes(symbol)) ? '' : symbols.join(' · ')
  return {
    title: message('casino.history.title'),
    facts: [
      { name: message('casino.history.outcome'), value: outcomeText(bet, message) },
      ...(drawn === '' ? [] : [{ name: message('casino.history.drawn'), value: drawn }]),
    ],
    totals: [
      { name: message('casino.history.round'), minor: roundTotals.stake, kind: 'amount' },
      { name: message('casino.history.roundNet'), minor: roundTotals.net, kind: 'result' },
    ],
  }
}

/**
 * Returns the section with the seeds that prove the result was fixed before the stakes. The server's seed is shown
 * after the round.
 */
function proof(bet: CasinoBetDetail, message: Message): HistorySection {
  const { proof, roundId } = bet
  const seeds = (['serverSeedHash', 'serverSeed', 'clientSeed'] as const).flatMap((seed) => {
    const value = proof[seed]
    return !value ? [] : [{ name: message(`casino.history.${seed}`), value }]
  })
  const to = verifyPath(bet)
  return {
    title: message('casino.history.proof'),
    ...(seeds.length > 0 && { text: message('casino.history.proofText') }),
    proofs: [{ name: message('casino.history.roundId'), value: roundId }, ...seeds],
    ...(to !== undefined && { link: { name: message('casino.history.verify'), to } }),
  }
}

export const casinoHistory: HistoryReader<CasinoBet & Owned, CasinoBetDetail & Owned> = {
  messages: casinoHistoryMessages,
  placeId: 'casino.history.game',
  list,
  lineOf: ({ selection, game, stake }) => ({
    selection,
    place: { name: game.name, more: game.provider },
    // A casino bet can lose its stake at most.
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
