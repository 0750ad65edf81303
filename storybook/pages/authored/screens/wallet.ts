import type { AuthoredScreen } from './screen.ts'

const inForm = [
  ['Tab', 'moves through fields and buttons'],
  ['Enter in a field', 'sends the form'],
] as const

export const wallet = {
  DepositPage: {
    for: 'A deposit in three steps: amount, method, and how to pay; then the request that waits.',
    notFor: 'Points out: WithdrawPage. What was paid before: TransactionsPage.',
    right: [
      'One question in each step.',
      'Say beside a locked method or bonus why it is locked.',
      'Show the request that waits instead of a new form.',
    ],
    wrong: [
      'A second request while the first one waits, unless the site allows several.',
      'An amount outside the range of the method.',
    ],
    keys: [
      ...inForm,
      ['Arrows', 'choose another method or bonus'],
      ['Enter, Space on an amount', 'fill it in'],
    ],
    says: 'The steps as a list, the heading of each new step, which takes the focus, and a fault as an alert with its field.',
    story: 'Amount',
    height: 540,
    parts: [
      ['Title of the step', 'h2'],
      ['Steps', '[data-kit~="stepper"]'],
      ['Amount', 'form [data-kit~="text-field"] [data-part="field-box"]'],
      ['Fault', '[data-part="field-error"]'],
      ['Amounts by one tap', '[role="group"][aria-label="Amounts"]'],
      ['Next step', '[type="submit"]'],
    ],
  },
  WithdrawPage: {
    for: 'A request for points to be paid out: amount, account, and the requests so far.',
    notFor: 'Points in: DepositPage.',
    right: ['Say the range of the account beside the amount.', 'Ask before an account is deleted.'],
    wrong: [
      'A form while a request waits, unless the site allows several.',
      'Sending again when no answer came: it looks the request up.',
    ],
    keys: [
      ...inForm,
      ['Arrows', 'choose another account'],
      ['Esc', 'closes the question before an account is deleted'],
    ],
    says: 'The title as heading 1, each field by its label, the accounts as radio buttons with their range, a fault as an alert with its field.',
    story: 'Waiting',
    height: 560,
    parts: [
      ['Title', '[data-part="page-header-title"]'],
      ['Word that a request waits', '[data-kit~="banner"]'],
      ['Requests so far', 'section h2'],
      ['State of a request', 'section [data-kit~="status-tag"]'],
      ['Cancels it, where the site allows that', 'section [data-kit~="button"]'],
    ],
  },
  TransactionsPage: {
    for: 'The player’s deposits, withdrawals and all movements of points, by days and state.',
    notFor: 'Bets: BetsPage.',
    right: [
      'Keep the view in this tab: Back returns to the same list.',
      'Open the details of a request from its sum.',
    ],
    wrong: ['A state by its colour alone.', 'An empty page without a word.'],
    keys: [
      ['Tab', 'moves to the tabs, the filters and each request'],
      ['Left, Right', 'move between the lists and show them'],
      ['Enter on a sum', 'opens its details'],
      ['Esc', 'closes them; the focus returns to the sum'],
    ],
    says: 'A list of tabs, the filters as a search, then a list by its name: each request with its sum as a button, its state and its moment.',
    story: 'Deposits',
    height: 640,
    parts: [
      ['Lists', '[role="tablist"]'],
      ['Filters: days and state', '[data-kit~="filter-bar"]'],
      ['Request', '[data-kit~="transaction-row"]'],
      ['Sum, opens the details', '[data-kit~="transaction-row"] button'],
      ['State', '[data-kit~="transaction-row"] [data-kit~="status-tag"]'],
      ['Moment', '[data-part="transaction-row-moment"]'],
    ],
  },
  BonusesPage: {
    for: 'The operator’s bonuses: which are offered, which are not and why, how often each was used, and how far one is turned over.',
    notFor: 'Choosing a bonus: a deposit does that. Promotions of the brand: a page of the site.',
    right: ['Say why a bonus cannot be had.', 'Show how much of a turnover is done, in words and as a bar.'],
    wrong: ['A Deposit button on a bonus that is not offered.', 'Hiding the terms.'],
    keys: [
      ['Tab', 'moves to each Deposit button'],
      ['Enter, Space', 'opens the deposit'],
    ],
    says: 'The title as heading 1, each bonus by its heading with its state before it; a turnover as a progress bar: points done, points required, percent.',
    story: 'Offers',
    height: 560,
    parts: [
      ['Title', '[data-part="page-header-title"]'],
      ['Bonus that is offered', 'article[data-tone="accent"]'],
      ['State', '[data-part="promotion-card-note"]'],
      ['Leads to the deposit', 'article [data-kit~="button"]'],
      ['Terms', '[data-part="promotion-card-terms"]'],
      ['Bonus that is not', 'article[data-tone="neutral"]'],
    ],
  },
} satisfies Record<string, AuthoredScreen>
