import * as z from 'zod/mini'
import type { Ball, Innings, Match } from './match.ts'

const name = z.string().check(z.minLength(1), z.maxLength(120))
const count = z.int().check(z.minimum(0), z.maximum(10_000))
const runs = z.object({
  batter: count,
  extras: count,
  total: count,
  non_boundary: z._default(z.boolean(), false),
})

const wireBall = z
  .object({
    batter: name,
    bowler: name,
    non_striker: name,
    runs,
    extras: z._default(z.record(z.string(), count), {}),
    wickets: z._default(z.array(z.object({ kind: name, player_out: name })), []),
  })
  .check(
    z.refine(({ runs: { batter, extras, total } }) => batter + extras === total, {
      path: ['runs', 'total'],
      message: 'is not what batter and extras add up to',
    }),
  )

const wireInnings = z.object({
  team: name,
  overs: z._default(
    z.array(z.object({ over: count, deliveries: z.array(wireBall).check(z.minLength(1)) })),
    [],
  ),
  super_over: z._default(z.boolean(), false),
  declared: z._default(z.boolean(), false),
  forfeited: z._default(z.boolean(), false),
  absent_hurt: z._default(z.array(name), []),
  target: z.optional(z.object({ runs: z.optional(count), overs: z.optional(z.number()) })),
  penalty_runs: z._default(z.object({ pre: z._default(count, 0), post: z._default(count, 0) }), {
    pre: 0,
    post: 0,
  }),
})

const wireMatch = z.object({
  info: z.object({
    teams: z.tuple([name, name]),
    match_type: name,
    overs: z.optional(count),
    balls_per_over: z._default(z.int().check(z.minimum(1), z.maximum(10)), 6),
    event: z.optional(z.object({ name })),
    team_type: z._default(z.string(), ''),
    outcome: z.object({
      winner: z.optional(name),
      by: z.optional(
        z.object({ runs: z.optional(count), wickets: z.optional(count), innings: z.optional(count) }),
      ),
      result: z.optional(z.enum(['tie', 'draw', 'no result'])),
      eliminator: z.optional(name),
      bowl_out: z.optional(name),
      method: z.optional(name),
    }),
    players: z._default(z.record(z.string(), z.array(name)), {}),
    bowl_out: z._default(z.array(z.object({ bowler: name, outcome: name })), []),
  }),
  innings: z.array(wireInnings).check(z.minLength(1), z.maxLength(12)),
})
type WireMatch = z.output<typeof wireMatch>
type WireInnings = z.output<typeof wireInnings>

const notOut = new Set(['retired hurt', 'retired not out'])

const isLegal = ({ extras }: z.output<typeof wireBall>): boolean =>
  !('wides' in extras) && !('noballs' in extras)

function ballOf(wire: z.output<typeof wireBall>, over: number, isLastOfOver: boolean): Ball {
  const fallen = wire.wickets.filter(({ kind }) => !notOut.has(kind))
  return {
    over,
    isLastOfOver,
    isLegal: isLegal(wire),
    batter: wire.batter,
    nonStriker: wire.non_striker,
    bowler: wire.bowler,
    batterRuns: wire.runs.batter,
    runs: wire.runs.total,
    isBoundary: (wire.runs.batter === 4 || wire.runs.batter === 6) && !wire.runs.non_boundary,
    extras: wire.extras,
    dismissals: fallen.map(({ kind, player_out: player }) => ({ kind, player })),
    retired: wire.wickets.filter(({ kind }) => notOut.has(kind)).map(({ player_out: player }) => player),
  }
}

const inningsOf = (wire: WireInnings, ballsPerOver: number): Innings => ({
  team: wire.team,
  isSuperOver: wire.super_over,
  isDeclared: wire.declared || wire.forfeited,
  target:
    wire.target?.runs === undefined
      ? undefined
      : { runs: wire.target.runs, ...(wire.target.overs !== undefined && { overs: wire.target.overs }) },
  penaltyRuns: { before: wire.penalty_runs.pre, after: wire.penalty_runs.post },
  absent: wire.absent_hurt,
  balls: wire.overs.flatMap(({ over, deliveries }, number) => {
    // Only the last over may be incomplete.
    const isWhole = number < wire.overs.length - 1 || deliveries.filter(isLegal).length >= ballsPerOver
    return deliveries.map((ball, index) => ballOf(ball, over, isWhole && index === deliveries.length - 1))
  }),
})

/** The bowler determines the side. */
function hitsOf({ bowl_out: turns, players }: WireMatch['info']) {
  return Object.entries(players).map(([team, names]) => ({
    team,
    hits: turns.filter(({ bowler, outcome }) => outcome === 'hit' && names.includes(bowler)).length,
  }))
}

/** The format is Cricsheet JSON (cricsheet.org). Throws an error that names the wrong field. */
export function readMatch(id: string, json: unknown): Match {
  const parsed = wireMatch.safeParse(json)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw new Error(`${issue?.path.join('.') || 'the match'}: ${issue?.message ?? 'is not a match'}`)
  }
  const { info, innings } = parsed.data
  const { bowl_out: bowlOut, ...outcome } = info.outcome
  const stranger = innings.find(({ team }) => !info.teams.includes(team))
  if (stranger) throw new Error(`innings.team: ${stranger.team} does not play in this match`)
  const { winner, eliminator, bowl_out: shootOut } = info.outcome
  for (const [field, side] of Object.entries({ winner, eliminator, bowl_out: shootOut }))
    if (side !== undefined && !info.teams.includes(side))
      throw new Error(`info.outcome.${field}: ${side} does not play in this match`)
  return {
    id,
    teams: info.teams,
    form: info.overs === undefined ? 'unlimited' : 'limited',
    overs: info.overs,
    ballsPerOver: info.balls_per_over,
    competition: info.event?.name ?? `${info.match_type} match`,
    region: info.team_type === 'international' ? 'International' : '',
    outcome: {
      ...outcome,
      ...(bowlOut !== undefined && { bowlOut }),
      ...(info.bowl_out.length > 0 && { hits: hitsOf(info) }),
    },
    innings: innings.map((one) => inningsOf(one, info.balls_per_over)),
  }
}
