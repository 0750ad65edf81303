import type { MarketType, Odds } from '@kit/sdk/contract'
import { dateFormat, formatDecimalOdds, formatOdds, formatShortPoints, useMessage } from '@kit/ui'
import { useMemo } from 'react'
import type { Mark } from '../model/marks.ts'
import type { ChartWords } from './paintChart.ts'

const minute: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }

export const clockText = (ms: number): string =>
  dateFormat('en-GB', { ...minute, second: '2-digit' }).format(ms)

/** A bookmaker's odds per 100 have no empty decimals. */
export const oddsOf = (odds: Odds, type: MarketType): string =>
  type === 'betfair' ? formatOdds(odds) : formatDecimalOdds(odds).replace(/\.00$/, '')

export type WriteMessage = ReturnType<typeof useMessage>

function markText(mark: Mark, type: MarketType, message: WriteMessage): string {
  if (mark.kind === 'moment') {
    const { kind, team = '', score = '' } = mark.moment
    return message(`charts.moment.${kind}`, { team, score }).trim()
  }
  return message('charts.bet', {
    side: message(`charts.${mark.side}`),
    odds: oddsOf(mark.odds, type),
    stake: formatShortPoints(mark.stake),
  })
}

export function useChartWords(type: MarketType): ChartWords {
  const message = useMessage()
  return useMemo(
    () => ({
      odds: (odds) => oddsOf(odds, type),
      time: (ms, isShort) => (isShort ? clockText(ms) : dateFormat('en-GB', minute).format(ms)),
      mark: (mark) => markText(mark, type, message),
    }),
    [type, message],
  )
}
