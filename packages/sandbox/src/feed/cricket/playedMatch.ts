import type { FeedStatus } from '../feed.ts'
import type { Match } from './match.ts'
import { bookmakerEnd, sessionEnd, type End } from './matchEnds.ts'
import type { Moment } from './pace.ts'
import { bowl, emptyCard, type Scorecard } from './scorecard.ts'
import { planSessions, type SessionPlan } from './sessions.ts'

/** An open market, or one whose end is not published yet. Without a plan, it is the bookmaker market. */
export interface RunningMarket {
  id: string
  plan?: SessionPlan
  end?: End | undefined
}

export const bookmakerId = (match: Match): string => `${match.id}.bookmaker`

/**
 * A match in progress: innings, status and open markets. Everything is suspended during a ball and for a
 * while after a wicket. Markets in `over` are not opened again.
 */
export interface PlayedMatch {
  readonly match: Match
  readonly plans: readonly SessionPlan[]
  readonly markets: Map<string, RunningMarket>
  readonly over: Set<string>
  readonly cards: Scorecard[]
  status: FeedStatus
  isInPlay: boolean
  isOver: boolean
}

export const beginMatch = (match: Match, over: readonly string[]): PlayedMatch => ({
  match,
  plans: planSessions(match),
  markets: new Map(),
  over: new Set(over),
  cards: [],
  status: 'suspended',
  isInPlay: false,
  isOver: false,
})

function openMarket({ markets, over }: PlayedMatch, id: string, plan?: SessionPlan): void {
  if (!over.has(id) && !markets.has(id)) markets.set(id, { id, ...(plan && { plan }) })
}

function openSessions(played: PlayedMatch, innings: number, ball: number): void {
  for (const plan of played.plans)
    if (plan.innings === innings && plan.opensAt === ball) openMarket(played, plan.id, plan)
}

/** Ends the sessions that a ball of an innings decides, or the end of the innings if no ball is given. */
function decideSessions({ markets }: PlayedMatch, innings: number, ball: number | undefined): void {
  for (const market of markets.values()) {
    const { plan } = market
    if (plan && !market.end && plan.innings === innings && plan.decidedAt === ball)
      market.end = sessionEnd(plan)
  }
}

function beginInnings(played: PlayedMatch, index: number): void {
  const innings = played.match.innings[index]
  if (!innings) return
  played.cards.push(emptyCard(innings))
  openSessions(played, index, 0)
}

function endBall(played: PlayedMatch, innings: number, ball: number): void {
  const card = played.cards.at(-1)
  if (card) bowl(card)
  decideSessions(played, innings, ball)
  openSessions(played, innings, ball + 1)
  const fell = (played.match.innings[innings]?.balls[ball]?.dismissals.length ?? 0) > 0
  played.status = fell ? 'suspended' : 'active'
}

export function play(played: PlayedMatch, { what, innings, ball }: Moment): void {
  const { match, markets } = played
  switch (what) {
    case 'opens':
      openMarket(played, bookmakerId(match))
      beginInnings(played, 0)
      played.status = 'active'
      return
    case 'ball starts':
      played.isInPlay = true
      played.status = 'ball running'
      return
    case 'ball ends':
      return endBall(played, innings, ball)
    case 'prices back':
      played.status = 'active'
      return
    case 'innings ends':
      decideSessions(played, innings, undefined)
      beginInnings(played, innings + 1)
      played.status = innings + 1 < match.innings.length ? 'active' : 'suspended'
      return
    case 'match ends': {
      played.isOver = true
      played.status = 'closed'
      const bookmaker = markets.get(bookmakerId(match))
      if (bookmaker) bookmaker.end = bookmakerEnd(match)
    }
  }
}
