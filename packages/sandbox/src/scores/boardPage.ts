import type { CricketBoard, ScoreBoard } from '@kit/sdk/contract'
import type { FastifyInstance } from 'fastify'
import { createHash } from 'node:crypto'
import { escaped } from '../http/escaped.ts'
import { boardPath } from './liveTvAddress.ts'
import type { Scores } from './scores.ts'

// The live picture of an event that has no camera: a score board that asks for itself again every three seconds. It is
// shown in a frame of the site, without a script of its own. A frame must allow scripts all the same: browsers count
// the refresh of a page among them.

const refreshSeconds = 3

const style = `
:root { color-scheme: light dark; font: 16px/1.4 system-ui, sans-serif; }
body { margin: 0; padding: 12px 16px; }
h1 { font-size: 1rem; margin: 0 0 8px; font-weight: 600; }
table { border-collapse: collapse; inline-size: 100%; }
td, th { text-align: start; padding: 2px 8px 2px 0; font-variant-numeric: tabular-nums; font-weight: 400; }
.total { font-weight: 700; font-size: 1.25rem; }
ol { display: flex; flex-wrap: wrap; gap: 6px; list-style: none; margin: 8px 0 0; padding: 0; }
li { min-inline-size: 1.6em; text-align: center; border: 1px solid; border-radius: 1em; padding: 0 4px; }
`
const styleHash = createHash('sha256').update(style).digest('base64')

const row = (...cells: (string | number)[]): string =>
  `<tr>${cells.map((cell) => `<td>${escaped(String(cell))}</td>`).join('')}</tr>`

const total = (team: string, score: string): string =>
  `<tr class="total"><td>${escaped(team)}</td><td>${escaped(score)}</td></tr>`

function cricket({ innings, target, thisOver, batters, bowler }: CricketBoard): string {
  const totals = innings.map(({ team, runs, wickets, overs, isSuperOver }) =>
    total(isSuperOver ? `${team} (super over)` : team, `${runs}/${wickets} (${overs})`),
  )
  const people = [
    ...batters.map(({ name, runs, balls, isOnStrike }) =>
      row(isOnStrike ? `${name} *` : name, `${runs} (${balls})`),
    ),
    ...(bowler ? [row(bowler.name, `${bowler.wickets}/${bowler.runs} (${bowler.overs})`)] : []),
  ]
  const balls = thisOver.map((ball) => `<li>${escaped(ball)}</li>`).join('')
  return `<table>${totals.join('')}</table>
${target === undefined ? '' : `<p>Target ${target}</p>`}
<table>${people.join('')}</table>
<ol>${balls}</ol>`
}

const bodyOf = (board: ScoreBoard): string => `<h1>${escaped(board.status)}</h1>
${
  board.sport === 'cricket'
    ? cricket(board)
    : `<table>${total(board.home.team, String(board.home.goals))}${total(board.away.team, String(board.away.goals))}</table>`
}`

const document = (body: string): string => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="${refreshSeconds}"><title>Score</title><style>${style}</style></head>
<body><main>${body}</main></body>
</html>
`

/** Serves the score board of each event, for frames of the own site and of the origins in front of it. */
export function addBoardPage(app: FastifyInstance, scores: Scores, origins: readonly string[]): void {
  const policy = [
    "default-src 'none'",
    `style-src 'sha256-${styleHash}'`,
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${["'self'", ...origins].join(' ')}`,
  ].join('; ')

  app.get<{ Params: { eventId: string } }>(`${boardPath}:eventId`, async ({ params }, reply) => {
    const board = scores.get(params.eventId)
    const body = board ? bodyOf(board) : '<h1>There is nothing to see of this event now.</h1>'
    return reply
      .code(board ? 200 : 404)
      .headers({ 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy })
      .send(document(body))
  })
}
