import { describe, expect, it } from 'vitest'
import {
  decideCasinoRound,
  launchCasinoGame,
  listCasinoBetDetails,
  listCasinoBetHistory,
  listCasinoBets,
  listCasinoGames,
  listPlayerCasinoBetDetails,
  listPlayerCasinoBetHistory,
  listPlayerCasinoBets,
} from '../contract/index.ts'
import { sentFor } from '../testing/sentFor.ts'

const page = { page: 1, limit: 25 }
const pageQuery = { page: '1', limit: '25' }
const filters = {
  ...page,
  gameType: 'Slot Games' as const,
  startDate: '2030-01-01T00:00:00.000Z',
  endDate: '2030-01-02T00:00:00.000Z',
}
const filterQuery = { ...filters, ...pageQuery }

describe('what the client sends', () => {
  it('CALL-083 for the games of a tile: no token, a compressed answer', async () => {
    const sent = await sentFor(listCasinoGames, { gameType: 'live' })
    expect([sent.call, sent.query, sent.hasToken]).toEqual([
      'GET api/common/game/casinoGame',
      { gameType: 'live' },
      false,
    ])
    expect(listCasinoGames.compressed).toBe(true)
  })

  it('CALL-067 CALL-068 CALL-069 CONST-005 for the casino bets of a player', async () => {
    const open = await sentFor(listCasinoBets, page)
    expect([open.call, open.query]).toEqual(['GET api/user/casino/openBet', pageQuery])
    const history = await sentFor(listCasinoBetHistory, filters)
    expect([history.call, history.query]).toEqual(['GET api/user/casino/openBet/history', filterQuery])
    const details = await sentFor(listCasinoBetDetails, { ...filters, roundId: 'r' })
    expect([details.call, details.query]).toEqual([
      'GET api/user/casino/openBet/history/details',
      { ...filterQuery, roundId: 'r' },
    ])
  })

  it('CALL-067 CALL-068 CALL-069 ROLE-023 for those of players, by staff', async () => {
    const open = await sentFor(listPlayerCasinoBets, { ...page, userId: 'p' }, 'defaultBranch')
    expect([open.call, open.query]).toEqual([
      'GET api/branch/user/casino/openBet',
      { ...pageQuery, userId: 'p' },
    ])
    const history = await sentFor(listPlayerCasinoBetHistory, filters, 'agent')
    expect([history.call, history.query]).toEqual(['GET api/agent/user/casino/openBet/history', filterQuery])
    expect((await sentFor(listPlayerCasinoBetDetails, filters, 'master')).call).toBe(
      'GET api/master/user/casino/openBet/history/details',
    )
  })

  it('for the additions: starting a game and ending a round by hand', async () => {
    const query = { gameId: '1', gameCode: 'kite', providerName: 'p', subProviderName: 's' }
    const launched = await sentFor(launchCasinoGame, query)
    expect([launched.call, launched.query]).toEqual(['GET api/user/casino/launch', query])
    const fields = { roundId: 'r', action: 'void' as const, transactionCode: 'c' }
    const decided = await sentFor(decideCasinoRound, fields, 'administrator')
    expect([decided.call, JSON.parse(String(decided.body))]).toEqual([
      'PATCH api/administrator/casino/round',
      fields,
    ])
  })
})
