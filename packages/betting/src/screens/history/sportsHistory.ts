import type { OperatorClient } from '@kit/sdk'
import {
  listBetDetails,
  listBetHistory,
  listOpenBets,
  listPlayerBetDetails,
  listPlayerBetHistory,
  listPlayerBets,
  sportName,
  type Bet,
  type BetDetail,
  type BetOwner,
  type MarketEnd,
} from '@kit/sdk/contract'
import { pageReadOf } from '@kit/sdk/query'
import type { HistoryReader, HistoryRequest, HistorySection } from '@kit/history/feature'
import { formatPoints, type Message } from '@kit/ui'
import { BetCashOut } from '../../slip/cash-out/BetCashOut.tsx'
import { AverageOdds } from '../../slip/open-bets/AverageOdds.tsx'
import { averageOdds } from '../../slip/open-bets/averageOdds.ts'
import { openBetsMessages } from '../../slip/open-bets/openBetsMessages.ts'
import { formatPrice, sideName } from '../../prices/formatPrice.ts'
import { BetMoment } from './BetMoment.tsx'
import { sportsHistoryMessages } from './messages.ts'
import { settlementMessages } from './settlementMessages.ts'

type Owned = { player?: BetOwner }

function list(client: OperatorClient, { isOpen, isStaff, ...request }: HistoryRequest) {
  if (isStaff) return pageReadOf(client, isOpen ? listPlayerBets : listPlayerBetHistory, request)
  return pageReadOf(client, isOpen ? listOpenBets : listBetHistory, request)
}

function endText({ state, run, winners }: MarketEnd, message: Message): string {
  if (state === 'open') return message('betting.why.marketOpen')
  if (state === 'void') return message('betting.why.void')
  if (run !== undefined) return message('betting.why.run', { run: String(run) })
  return message('betting.why.winners', { names: winners.join(', ') })
}

function explanation(bet: BetDetail, message: Message): HistorySection {
  const title = message('betting.why.title')
  const settlement = settlementMessages(bet)
  const end = bet.marketEnd
  if (!settlement || !end) return { title, text: message('betting.why.unknown') }
  return {
    title,
    facts: [
      { name: message('betting.why.result'), value: endText(end, message), more: end.remarks },
      { name: message('betting.why.rule'), value: message(settlement.rule.id, settlement.rule.values) },
      {
        name: message('betting.why.reckoning'),
        value: message(settlement.sum.id, {
          ...settlement.sum.values,
          ...(settlement.exact && {
            result: message('betting.why.rounded', {
              exact: settlement.exact,
              result: settlement.sum.values['result']!,
            }),
          }),
        }),
        isSum: true,
      },
      ...(settlement.adjustment
        ? [
            {
              name: message('betting.why.adjustment'),
              value: message('betting.why.adjustmentText', settlement.adjustment),
              isSum: true,
            },
          ]
        : []),
    ],
    ...(settlement.differs && {
      warning: message('betting.why.differs', {
        result: formatPoints(settlement.differs.result, { sign: 'always' }),
        settled: formatPoints(bet.result, { sign: 'always' }),
      }),
    }),
    ...(end.takenBack > 0 && { note: message('betting.why.takenBack', { times: end.takenBack }) }),
  }
}

function marketTotals({ marketTotals, player }: BetDetail & Owned, message: Message): HistorySection {
  const { back, lay, commission, net } = marketTotals
  return {
    title: player
      ? message('betting.history.totals.staff', { player: player.userName })
      : message('betting.history.totals'),
    totals: [
      { name: message('betting.history.totalBack'), minor: back, kind: 'result' },
      { name: message('betting.history.totalLay'), minor: lay, kind: 'result' },
      { name: message('betting.history.commission'), minor: commission, kind: 'amount' },
      { name: message('betting.history.net'), minor: net - commission, kind: 'result' },
    ],
  }
}

export const sportsHistory: HistoryReader<Bet & Owned, BetDetail & Owned> = {
  messages: { ...openBetsMessages, ...sportsHistoryMessages },
  placeId: 'betting.history.event',
  list,
  lineOf: (bet, message) => ({
    selection: `${message(sideName(bet.marketType, bet.side))} ${bet.runnerName}`,
    side: bet.side,
    price: formatPrice(bet),
    place: { name: bet.event.name, to: `/events/${bet.event.id}`, more: bet.marketName },
    liability: bet.liability,
  }),
  detail: (client, betId, isStaff) =>
    pageReadOf(client, isStaff ? listPlayerBetDetails : listBetDetails, { page: 1, limit: 1, betId }),
  explain: (bet, message) => [explanation(bet, message), marketTotals(bet, message)],
  ofTransaction(client, { market }, limit) {
    if (!market) return undefined
    const read = async () => {
      const { docs, totalDocs } = await client.page(listBetDetails, { page: 1, limit, marketId: market.id })
      // An operator without this filter also sends bets of other markets.
      const bets = docs.filter(({ marketId }) => marketId === market.id)
      return { bets, more: bets.length === docs.length ? totalDocs - bets.length : 0 }
    }
    return read()
  },
  profit: {
    list: (client, request) => pageReadOf(client, listBetDetails, { ...request, gameType: 'exchange' }),
    of: ({ marketId, marketName, event, eventTypeId, marketEnd, marketTotals }, message) => ({
      market: { id: marketId, name: marketName, event: event.name, to: `/events/${event.id}` },
      sport: { id: eventTypeId, name: sportName(eventTypeId) },
      outcome: marketEnd ? endText(marketEnd, message) : '',
      commission: marketTotals.commission,
    }),
  },
  merge: { Switch: AverageOdds, rows: averageOdds },
  Action: BetCashOut,
  Moment: BetMoment,
}
