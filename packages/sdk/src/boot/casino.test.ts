import { describe, expect, it } from 'vitest'
import { readCasinoGames, readConfiguredFlags } from './casino.ts'

const game = {
  gameId: '1',
  gameCode: 'a',
  gameName: 'Teen Patti',
  gameType: 'live',
  provider: 'p',
  subProviderName: 's',
  min: 100,
  max: 5000,
}

describe('what a page of the casino reads before its program', () => {
  it('leaves out a game that does not fit, and refuses what is no list', () => {
    expect(readCasinoGames([game, { ...game, gameId: '' }]).map(({ id, kind }) => [id, kind])).toEqual([
      ['1', 'live'],
    ])
    expect(() => readCasinoGames({ games: [] })).toThrow(/"expected": "array"/)
  })

  it('CONF-017 reads the flags of a domain over those of all domains', () => {
    const flags = readConfiguredFlags({
      globalAppConfiguration: { flags: { 'casino.enabled': true, 'casino.europeanDisabled': true } },
      appConfigruation: { useSocket: true, flags: { 'casino.enabled': false } },
    })
    expect(flags).toEqual({ 'casino.enabled': false, 'casino.europeanDisabled': true })
    expect(readConfiguredFlags({})).toEqual({})
    expect(() => readConfiguredFlags('maintenance')).toThrow(/"expected": "object"/)
  })
})
