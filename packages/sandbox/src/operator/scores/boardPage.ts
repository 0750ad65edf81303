import type { CricketBoard, ScoreBoard } from '@kit/sdk/contract'
import type { FastifyInstance } from 'fastify'
import { escaped } from '../http/escaped.ts'
import { framePages } from '../http/framePages.ts'
import { boardPath } from './liveTvAddress.ts'
import type { Scores } from './scores.ts'

// A placeholder for live TV: a score board page that refreshes automatically every three seconds.

export const boardRefreshSeconds = 3

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

export const boardBody = (board: ScoreBoard): string => `<h1>${escaped(board.status)}</h1>
${
  board.sport === 'cricket'
    ? cricket(board)
    : `<table>${total(board.home.team, String(board.home.goals))}${total(board.away.team, String(board.away.goals))}</table>`
}`

export function addBoardPage(app: FastifyInstance, scores: Scores, origins: readonly string[]): void {
  const send = framePages(origins)
  app.get<{ Params: { eventId: string } }>(`${boardPath}:eventId`, async ({ params }, reply) => {
    const board = scores.get(params.eventId)
    return send(reply, {
      status: board ? 200 : 404,
      title: 'Score',
      refreshSeconds: boardRefreshSeconds,
      body: board ? boardBody(board) : '<h1>There is nothing to see of this event now.</h1>',
    })
  })
}
