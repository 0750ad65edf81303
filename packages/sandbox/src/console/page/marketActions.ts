import {
  holdMarket,
  rollBackMarket,
  settleMarket,
  voidMarket,
  type ControlledMarket,
} from '@kit/sdk/contract'
import { ask } from './ask.ts'
import { el } from './dom.ts'
import { field } from './field.ts'
import { client } from './operator.ts'
import { say } from './say.ts'

const nameOf = ({ eventName, name }: ControlledMarket): string => `${eventName}, ${name}`

const betsOf = ({ openBets }: ControlledMarket): string =>
  openBets === 1 ? '1 open bet.' : `${openBets} open bets.`

/** Moves no points, so it needs no confirmation. */
export async function hold(market: ControlledMarket): Promise<void> {
  await client.call(holdMarket, { marketId: market.id, isHeld: !market.isHeld })
  say(`${nameOf(market)}: ${market.isHeld ? 'follows its feed again' : 'suspended'}.`)
}

function runnersField(
  { runners }: ControlledMarket,
  { name, legend }: { name: string; legend: string },
  ...more: HTMLElement[]
): HTMLElement {
  return el(
    'fieldset',
    {},
    el('legend', {}, legend),
    ...runners
      .filter(({ status }) => status !== 'removed')
      .map((runner) =>
        el(
          'p',
          { class: 'choice' },
          el('input', { type: 'checkbox', name, value: runner.id, id: `${name}-${runner.id}` }),
          el('label', { for: `${name}-${runner.id}` }, runner.name),
        ),
      ),
    ...more,
  )
}

const winnersField = (market: ControlledMarket): HTMLElement =>
  runnersField(
    market,
    { name: 'winners', legend: 'Who won' },
    el(
      'small',
      {},
      `All others lose. This market has ${market.places === 1 ? 'one winner' : `${market.places} winners`}. If it has no result, make it void instead.`,
    ),
  )

/** With one place, all winners tie. With more, clear winners are paid in full. */
const tieField = (market: ControlledMarket): HTMLElement =>
  market.places === 1
    ? el(
        'p',
        { class: 'choice' },
        el('input', { type: 'checkbox', name: 'isDeadHeat', value: 'yes', id: 'dead-heat' }),
        el('label', { for: 'dead-heat' }, 'A dead heat: more runners tied than can win'),
      )
    : runnersField(
        market,
        { name: 'tied', legend: 'Winners that tied for the last places' },
        el('small', {}, 'Only when more runners won than can win. They share the last places.'),
      )

const runField = () =>
  field({
    name: 'run',
    label: 'Result, in runs',
    type: 'number',
    required: true,
    attributes: { min: 0, step: 1 },
    hint: 'A yes wins when the result is its run or more.',
  })

export function settle(market: ControlledMarket): Promise<void> {
  // One idempotency key per dialog: a second press or a retry sends the same settlement.
  const key = crypto.randomUUID()
  const isSession = market.type === 'session'
  return ask({
    title: 'Settle this market?',
    words: [nameOf(market), betsOf(market)],
    action: 'Settle',
    fields: isSession ? [runField()] : [winnersField(market), tieField(market)],
    isSigned: true,
    async send(values) {
      const [winners, tied] = [values.all('winners'), values.all('tied')]
      if (!isSession && winners.length === 0) throw new Error('Select the winner.')
      await client.call(settleMarket, {
        key,
        marketId: market.id,
        winners,
        isDeadHeat: values.all('isDeadHeat').length > 0 || tied.length > 0,
        tied,
        run: isSession ? Number(values.text('run')) : undefined,
        transactionCode: values.text('transactionCode'),
      })
      say(`${nameOf(market)}: settled.`)
    },
  })
}

export function giveBack(market: ControlledMarket): Promise<void> {
  const key = crypto.randomUUID()
  return ask({
    title: 'Make this market void?',
    words: [nameOf(market), `${betsOf(market)} Every stake comes back.`],
    action: 'Make void',
    danger: true,
    fields: [field({ name: 'reason', label: 'Reason', required: true, attributes: { maxlength: 200 } })],
    isSigned: true,
    async send(values) {
      const [reason, transactionCode] = [values.text('reason'), values.text('transactionCode')]
      await client.call(voidMarket, { key, marketId: market.id, reason, transactionCode })
      say(`${nameOf(market)}: void.`)
    },
  })
}

export function rollBack(market: ControlledMarket): Promise<void> {
  const key = crypto.randomUUID()
  const settlement = market.settlement ?? 0
  return ask({
    title: 'Take this result back?',
    words: [nameOf(market), 'Bets are open again, and what players spent of their winnings is owed.'],
    action: 'Roll back',
    danger: true,
    isSigned: true,
    async send(values) {
      const transactionCode = values.text('transactionCode')
      await client.call(rollBackMarket, { key, marketId: market.id, settlement, transactionCode })
      say(`${nameOf(market)}: rolled back. It waits for another result.`)
    },
  })
}
