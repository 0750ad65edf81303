import { checkLedger, type LedgerCheck, type LedgerFault } from '@kit/sdk/contract'
import { el } from './dom.ts'
import { points, when } from './format.ts'
import { client } from './operator.ts'
import type { Section } from './section.ts'
import { watched } from './watched.ts'

const words: Record<LedgerFault, string> = {
  unbalanced: 'transactions that do not sum to 0',
  overdrawn: 'accounts of players below 0',
  overpaidDebts: 'debts repaid beyond what was owed',
  withdrawals: 'players whose held points are not their waiting withdrawals',
  reserves: 'reserves on markets that have ended',
  balances: 'stored balances that are not the sum of their postings',
}

const show = ({ isSound, checkedAt, transactions, postings, total, sums, faults }: LedgerCheck) => [
  el(
    'p',
    { role: 'status' },
    el(
      'span',
      { class: 'badge', 'data-state': isSound ? 'approved' : 'rejected' },
      isSound ? 'Sound' : 'Wrong',
    ),
    ` ${transactions} transactions of ${postings} postings, checked ${when(checkedAt)}.`,
  ),
  el(
    'ul',
    { class: 'rows' },
    ...faults
      .filter(({ count }) => count > 0)
      .map(({ fault, count }) => el('li', { class: 'fault' }, `${count} ${words[fault]}`)),
    ...[...sums, { account: 'Sum of all', amount: total }].map(({ account, amount }) =>
      el('li', {}, el('strong', {}, account), el('span', { class: 'amount' }, points(amount))),
    ),
  ),
]

export function ledger(): Section {
  const { element, refresh, stop } = watched(() => client.call(checkLedger, {}), show)
  const again = el('button', { type: 'button', onclick: () => void refresh() }, 'Check again')
  return { element: el('div', {}, element, el('p', { class: 'buttons' }, again)), stop }
}
