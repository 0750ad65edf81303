import { describe, expect, it } from 'vitest'
import {
  answerComplaint,
  createCockFight,
  fileComplaint,
  getLocation,
  listComplaints,
  listCountryPhoneCodes,
  listPlayerComplaints,
  listRegisterCountryCodes,
  listRules,
  logOutOfCockFight,
  reportDebugger,
} from '../contract/index.ts'
import { sentFor } from '../testing/sentFor.ts'

describe('what the client sends', () => {
  it('CALL-033 CALL-034 for the cock-fight record', async () => {
    const created = await sentFor(createCockFight, {})
    expect([created.call, created.hasToken]).toEqual(['GET api/user/cockFight/create', true])
    expect((await sentFor(logOutOfCockFight, {})).call).toBe('GET api/user/cockFight/logout')
  })

  it('CALL-072 ROLE-023 for complaints, and the additions', async () => {
    const page = { page: 2, limit: 10 }
    const own = await sentFor(listComplaints, page)
    expect([own.call, own.query]).toEqual(['GET api/user/complain', { page: '2', limit: '10' }])
    const players = await sentFor(listPlayerComplaints, page, 'defaultBranch')
    expect([players.call, players.query]).toEqual([
      'GET api/branch/user/complain',
      { page: '2', limit: '10' },
    ])
    const filed = await sentFor(fileComplaint, { title: 'T', message: 'M' })
    expect([filed.call, JSON.parse(String(filed.body))]).toEqual([
      'POST api/user/complain',
      { title: 'T', message: 'M' },
    ])
    const fields = { complaintId: 'c', answer: 'A', status: 'answered' as const }
    const answered = await sentFor(answerComplaint, fields, 'agent')
    expect([answered.call, JSON.parse(String(answered.body))]).toEqual([
      'PATCH api/agent/user/complain',
      fields,
    ])
  })

  it('CALL-048 CALL-054 CALL-055 SEC-005 for dev tools, the location and the static files: no token', async () => {
    const calls = [
      [reportDebugger, 'DELETE api/common/block/debugger'],
      [getLocation, 'GET api/common/location'],
      [listCountryPhoneCodes, 'GET api/common/static/country-phone-codes.json'],
      [listRules, 'GET api/common/static/rules.json'],
      [listRegisterCountryCodes, 'GET api/common/static/register-country-codes.json'],
    ] as const
    for (const [endpoint, call] of calls) {
      const sent = await sentFor(endpoint, {})
      expect([sent.call, sent.hasToken, sent.query]).toEqual([call, false, {}])
    }
    expect(reportDebugger.server).toBe('master')
  })
})
