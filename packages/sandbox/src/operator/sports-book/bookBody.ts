import type { EventSummary, Market, ScoreBoard } from '@kit/sdk/contract'
import { escaped } from '../http/escaped.ts'

// HTML of the sports book. Text from feeds is escaped.

type Runner = Market['runners'][number]

const shownEvents = 8

export interface BookPlace {
  addressOf(id: string): string
  scoreOf(eventId: string): ScoreBoard | undefined
}

const link = ({ addressOf }: BookPlace, id: string, words: string): string =>
  `<a href="${escaped(addressOf(id))}">${escaped(words)}</a>`

/** A bookmaker's odds are winnings per 100. */
const decimal = ({ type }: Market, odds: number): string =>
  ((type === 'betfair' ? odds : odds / 100 + 100) / 100).toFixed(2)

function bestBack(market: Market, { status, back: [best] }: Runner): string {
  if (status === 'removed') return 'Non-runner'
  if (market.status !== 'active' || !best || best.odds === 0) return '–'
  return market.type === 'session' ? `${best.run} (${best.odds / 100})` : decimal(market, best.odds)
}

const priceRows = (market: Market): string =>
  market.runners
    .map(
      (runner) => `<tr><th scope="row">${escaped(runner.name)}</th><td>${bestBack(market, runner)}</td></tr>`,
    )
    .join('')

const startOf = (openDate: string): string => `${openDate.slice(0, 10)} ${openDate.slice(11, 16)} UTC`

const whenOf = ({ isInPlay, event }: Pick<EventSummary, 'isInPlay' | 'event'>): string =>
  isInPlay ? '<span class="live">LIVE</span>' : `<time>${escaped(startOf(event.openDate))}</time>`

function scoreLine(board: ScoreBoard | undefined): string {
  if (!board) return ''
  const line =
    board.sport === 'cricket'
      ? board.innings
          .map(({ team, runs, wickets, overs }) => `${team} ${runs}/${wickets} (${overs})`)
          .join(' · ')
      : `${board.home.team} ${board.home.goals} – ${board.away.goals} ${board.away.team}`
  return `<p>${escaped(line)}</p>`
}

function eventItem(summary: EventSummary, place: BookPlace): string {
  const { event, competition, mainMarket } = summary
  return `<article>
<h3>${link(place, event.id, event.name)}</h3>
<p class="small">${whenOf(summary)} · ${escaped(competition.name)}</p>
${scoreLine(place.scoreOf(event.id))}
${mainMarket ? `<table>${priceRows(mainMarket)}</table>` : ''}
</article>`
}

/** Renders sports with their events, in-play first. A page of one sport shows all of them. */
export function sportsBody(events: readonly EventSummary[], place: BookPlace, isWhole: boolean): string {
  const sportIds = [...new Set(events.map(({ eventType }) => eventType.id))]
  if (sportIds.length === 0) return '<h1>Nothing is on offer now.</h1>'
  return sportIds
    .map((sportId) => {
      const ofSport = events.filter(({ eventType }) => eventType.id === sportId)
      const shown = isWhole ? ofSport : ofSport.slice(0, shownEvents)
      const more = ofSport.length - shown.length
      const name = ofSport[0]?.eventType.name ?? ''
      return `<h2>${isWhole ? escaped(name) : link(place, sportId, name)}</h2>
<div class="events">${shown.map((summary) => eventItem(summary, place)).join('')}</div>
${more > 0 ? `<p>${link(place, sportId, `${more} more`)}</p>` : ''}`
    })
    .join('')
}

export function eventBody(markets: readonly Market[], score: string): string {
  const parts = markets
    .filter(({ isClosed }) => !isClosed)
    .map(
      (market) => `<article>
<h3>${escaped(market.name)}</h3>
${market.status === 'active' ? '' : `<p class="small">${escaped(market.status.toUpperCase())}</p>`}
<table>${priceRows(market)}</table>
</article>`,
    )
  return `<h2>${escaped(markets[0]?.event.name ?? '')}</h2>${score}<div class="events">${parts.join('')}</div>`
}

export function ballByBallBody(
  events: readonly EventSummary[],
  place: BookPlace,
  boardBody: (board: ScoreBoard) => string,
): string {
  const played = events.flatMap((summary) => {
    const board = place.scoreOf(summary.event.id)
    return board?.sport === 'cricket' ? [{ summary, board }] : []
  })
  if (played.length === 0) return '<h1>No match is played ball by ball now.</h1>'
  const boards = played.map(
    ({ summary, board }) => `<article>
<h2>${link(place, summary.event.id, summary.event.name)}</h2>
${boardBody(board)}
${summary.mainMarket ? `<table>${priceRows(summary.mainMarket)}</table>` : ''}
</article>`,
  )
  return `<div class="events">${boards.join('')}</div>`
}
