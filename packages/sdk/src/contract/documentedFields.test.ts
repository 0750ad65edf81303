import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { endedBet } from '../testing/endedBets.ts'
import { wireArbitrary } from '../testing/wireArbitrary.ts'
import * as contract from './index.ts'

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns paths such as `teams.back.odd`, whatever the array's index. */
function pathsIn(value: unknown, before = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => pathsIn(one, before))
  if (!isObject(value)) return []
  return Object.entries(value).flatMap(([name, inner]) => [
    `${before}${name}`,
    ...pathsIn(inner, `${before}${name}.`),
  ])
}

/** The paths that survive being read by a client and written by an operator. */
function pathsOf(schema: z.ZodMiniType): Set<string> {
  const records = fc.sample(wireArbitrary(schema), { numRuns: 150, seed: 12 })
  return new Set(
    records.flatMap((wire) => pathsIn(z.encode(schema, z.decode(schema, wire as never) as never))),
  )
}

function missingOf(schema: z.ZodMiniType, documented: string): string[] {
  const known = pathsOf(schema)
  return documented.split(/\s+/).filter((path) => path !== '' && !known.has(path))
}

describe('the documented fields arrive, under their documented names', () => {
  it.each([
    {
      id: 'MKT-029',
      of: 'a score',
      schema: contract.score,
      fields: 'eventId score iframeUrl',
    },
    {
      id: 'MKT-033 CALL-046',
      of: 'a search result',
      schema: contract.searchEvents.response,
      fields: `events.eventType events.eventTypeId events.eventId events.eventName events.countryCode events.timezone
        events.openDate`,
    },
    {
      id: 'BET-005 BET-007 BET-008 BET-009',
      of: 'an order',
      schema: contract.order,
      fields: `cashout marketId oddType odd run teamId eventId marketType matchDate name stake nation
        browserDetail.name browserDetail.os browserDetail.version browserDetail.mobile countryDetail.continent
        countryDetail.city countryDetail.country countryDetail.countryFlag countryDetail.region`,
    },
    {
      id: 'CALL-062',
      of: 'the answer to an order',
      schema: contract.placeBet.response,
      fields: 'market._id market.type market.teams marketBook.map marketBook.exposure profit liability',
    },
    {
      id: 'OPEN-001',
      of: 'an open bet',
      schema: contract.bet,
      fields: `market.event market.id market.marketName market.type market.eventType.id odds.type odds.teamId
        odds.teamName odds.odd odds.run stake profit liability createdAt updatedAt`,
    },
    {
      id: 'DEP-054',
      of: 'a payment method',
      schema: contract.listDepositMethods.response,
      fields: `_id paymentType paymentName active isLock minAmount maxAmount sort customFields.label
        customFields.type customFields.value accountNumber walletNumber bankName accountName ifscCode upiId
        mobileNumber appName remarks`,
    },
    {
      id: 'ACC-007',
      of: 'a payment account',
      schema: contract.listPaymentAccounts.response,
      fields: `_id name primary accountDetails.label accountDetails.value paymentMethodType.paymentType
        paymentMethodType.minAmount paymentMethodType.maxAmount paymentMethodType.operatorId`,
    },
    {
      id: 'TXN-015',
      of: 'a deposit or withdrawal',
      schema: contract.listDeposits.response,
      fields: '_id amount remarks createdAt type utr status',
    },
    {
      id: 'BON-001',
      of: 'a bonus',
      schema: contract.listBonuses.response,
      fields: '_id title description min max limit type',
    },
    {
      id: 'BON-003',
      of: 'a used bonus',
      schema: contract.listUsedBonuses.response,
      fields: 'bonusId count',
    },
    {
      id: 'CALL-041',
      of: 'the report of profit and loss',
      schema: contract.getProfitReport.response,
      fields: `casino.gameCategory casino.totalAmount casino.totalWin casino.totalLose exchange.eventTypeId
        deposit.totalAmount deposit.totalBonus withdraw.totalAmount withdraw.totalBonus`,
    },
    {
      id: 'CALL-101',
      of: 'the answer to a hosted deposit',
      schema: contract.createHostedDeposit.response,
      fields: 'iPayRedirectUrl',
    },
  ])('$id $of', ({ schema, fields }) => {
    expect(missingOf(schema, fields)).toEqual([])
  })

  it('OPEN-002 the details of a bet', () => {
    const wire = pathsIn(z.encode(contract.listBetDetails.response, [endedBet()]))
    expect(wire).toEqual(expect.arrayContaining(['totalBack', 'totalLay', 'totalBetPts', 'totalCommission']))
  })

  it('BET-006 an order names its kind of market in capitals', () => {
    const kinds = fc
      .sample(wireArbitrary(contract.order), { numRuns: 60, seed: 12 })
      .map((wire) => (wire as { marketType: string }).marketType)
    expect([...new Set(kinds)].toSorted()).toEqual(['BETFAIR', 'BOOKMAKER', 'SESSION'])
  })
})
