import { randomUUID } from 'node:crypto'
import { games } from '../games/casino/catalogue.ts'
import type { SharedView } from '../games/casino/shared-round/liveRounds.ts'
import type { TestOperator, TestPlayer } from './operator.ts'

export interface PlayAnswer {
  status: number
  headers: Headers
  body: {
    code?: string
    field?: string
    available: string
    nextSeedHash: string
    game: { mode: string; selections: { id: string; pays: string }[] }
    shared?: SharedView
    draw?: { id: string; endsAt: number; serverSeedHash: string }
    rounds: {
      roundId: string
      state: string
      selection: string
      stake: string
      result: string
      cashOut: string | null
      outcome: { text: string; symbols: string[] } | null
      serverSeed: string | null
      serverSeedHash: string
      clientSeed: string
      chainCommitment?: string
      chainPosition?: number
    }[]
    chain?: { commitment: string; position: number; next: string }
  }
}

export function casinoOf(operator: TestOperator) {
  const launch = (player: TestPlayer, gameCode: string, more = '') => {
    const id = games.find(({ listed }) => listed.code === gameCode)?.listed.id ?? 'none'
    return player.call('GET', `api/user/casino/launch?gameId=${id}&gameCode=${gameCode}${more}`)
  }

  const urlOf = async (player: TestPlayer, gameCode: string): Promise<string> => {
    const { body } = await launch(player, gameCode)
    return (body.docs as { url: string }).url
  }

  async function ask(what: string, fields: Record<string, string>): Promise<PlayAnswer> {
    const response = await fetch(`${operator.url}/casino-games/${what}`, {
      method: 'POST',
      headers: { origin: 'null' },
      body: new URLSearchParams(fields),
    })
    const { status, headers } = response
    return { status, headers, body: (await response.json()) as PlayAnswer['body'] }
  }

  return {
    launch,
    urlOf,
    ask,
    async open(player: TestPlayer, gameCode: string) {
      const page = await (await fetch(await urlOf(player, gameCode))).text()
      const token = /data-token="([^"]+)"/.exec(page)?.[1] ?? ''
      return {
        token,
        state: () => ask('state', { token }),
        bet: (selection: string, stake = '100', more: Record<string, string> = {}) =>
          ask('bet', { token, key: randomUUID(), selection, stake, clientSeed: 'my seed', ...more }),
        cashOut: (roundId: string) => ask('cash-out', { token, roundId }),
        async *live(): AsyncGenerator<SharedView & { now: number }> {
          const body = new URLSearchParams({ token })
          const response = await fetch(`${operator.url}/casino-games/live`, { method: 'POST', body })
          let rest = ''
          for await (const text of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
            const lines = (rest + text).split('\n')
            rest = lines.pop() ?? ''
            for (const line of lines) yield JSON.parse(line)
          }
        },
      }
    },
  }
}
