import type { AuthoredScreen } from './screen.ts'

const ways = ['Pages for staff', 'nav'] as const
const title = ['Title', '[data-part="page-header-title"]'] as const

export const staff = {
  PlayersPage: {
    for: 'The accounts below a member of staff as a tree with their figures, or what a search by name finds in it.',
    notFor: 'One account: PlayerPage. Requests for points: RequestsPage.',
    right: [
      'Read a branch when it is unfolded: there may be thousands.',
      'Say below whom an account is where a search took it out of the tree.',
    ],
    wrong: ['A lock by its colour alone: its tag says which.', 'A tree that is folded again after Back.'],
    keys: [
      ['Tab', 'moves to the pages, the filters, then to arrow and name of each account'],
      ['Enter, Space on the arrow', 'unfold the accounts below it and fold them'],
      ['Enter on a name', 'opens the account'],
    ],
    says: 'The title as heading 1, the filters as a search, then a list “Accounts below you”: each arrow as “Show the accounts below” and the name, and whether it is unfolded.',
    story: 'Tree',
    height: 680,
    parts: [
      ways,
      title,
      ['Filters: name and status', '[data-kit~="filter-bar"]'],
      ['Shows the accounts below it', '[data-account] [aria-expanded]'],
      ['Name, opens the account', '[data-account] [data-kit~="site-link"]'],
      ['Balance and exposure', '[data-account] dl'],
      ['Account below it', '[data-account] [data-account]'],
      ['Blocked or locked', '[data-account] [data-kit~="status-tag"][data-tone="danger"]'],
    ],
  },
  PlayerPage: {
    for: 'One account below a member of staff: its figures, bets and locks, the limits and breaks of a player, and points that a default branch pays in.',
    notFor: 'All accounts: PlayersPage. A player’s own limits: SaferPlay.',
    right: [
      'Show limits and breaks, and change none: they are the player’s own.',
      'Ask for the transaction code before a lock or a payment counts.',
    ],
    wrong: [
      'A lock that counts with one press.',
      'Paying in again after an answer was lost: the first payment is looked up.',
    ],
    keys: [
      ['Tab', 'moves to the pages, the accounts above, then through the sections'],
      ['Space on a lock', 'asks before it is changed'],
      ['Left, Right', 'move between open bets and history and show them'],
      ['Esc', 'closes the question; nothing is changed'],
    ],
    says: 'The line as navigation “Accounts above”, the name as heading 1, each figure by its name, each section by its heading, each lock as a switch. The question is a dialog.',
    story: 'Player',
    height: 1900,
    parts: [
      ways,
      ['Accounts above', '[data-kit~="breadcrumb"]'],
      ['Name', '[data-part="page-header-title"]'],
      ['What it is, and its locks', '[data-part="page-header-facts"]'],
      ['Balance and exposure', '[data-kit~="stats"]'],
      ['Leads to the player’s requests', '[data-kit~="button"]'],
      ['Lock, changed after a question', '[data-kit~="switch"]'],
      ['Break that the player takes', '[data-kit~="banner"]'],
      ['Limit, and what of it is used', '[data-kit~="list"]'],
    ],
  },
  RequestsPage: {
    for: 'Deposits and withdrawals of the players below, to be processed, approved or rejected, each with its receipt and what happened to it.',
    notFor: 'A player’s own requests: TransactionsPage. Points that a branch pays in itself: PlayerPage.',
    right: [
      'Ask for a reason with a rejection: the player reads it.',
      'Say who decided first where two did.',
      'Let be copied what is compared with the bank’s statement.',
    ],
    wrong: ['A decision without the transaction code.', 'A state by its colour alone.'],
    keys: [
      ['Tab', 'moves to the pages, the direction, the filters and each request'],
      ['Arrows in the direction', 'show deposits or withdrawals'],
      ['Enter, Space on a request', 'open it'],
      ['Esc', 'closes it; the focus returns to the request'],
    ],
    says: 'The title as heading 1, the direction as radio buttons, the filters as a search, then a list “Requests”: sum and player as a button, state, and moment. An opened request is a dialog.',
    story: 'List',
    height: 680,
    parts: [
      ways,
      title,
      ['Deposits or withdrawals', '[data-kit~="segmented-control"]'],
      ['Filters: state, player or number', '[data-kit~="filter-bar"]'],
      ['Request, opens it', '[data-request-state] button'],
      ['State', '[data-request-state] [data-state]'],
      ['Moment', '[data-request-state] > bdi'],
    ],
  },
  OperatorPage: {
    for: 'The operator’s switches, for the administrator alone: maintenance with a message for the players, the socket, and a refresh of every open page.',
    notFor: 'Accounts and requests: PlayersPage and RequestsPage. What a brand turns on: its flags.',
    right: [
      'Say in words what a switch means for the players now.',
      'Ask for the transaction code each time.',
    ],
    wrong: [
      'A switch that counts with one press: it reaches every site.',
      'The colour of danger for what gives players something back.',
    ],
    keys: [
      ['Tab', 'moves to the pages, the message and each button'],
      ['Enter, Space', 'press a button: a question opens'],
      ['Enter in the code', 'signs the change'],
      ['Esc', 'closes the question; nothing is changed'],
    ],
    says: 'The title as heading 1, each switch by its heading, what it means now as a status, a button as “Maintenance: turn off”. The question is a dialog, what is missing in it an alert.',
    story: 'InMaintenance',
    height: 700,
    parts: [
      ways,
      title,
      ['What it means now', '[data-switch]'],
      ['What players read', '[data-switch] + p'],
      ['Turns it off, after a question', '[data-kit~="section"] [data-kit~="button"]'],
      ['Prices and balances that are pushed', '[data-kit~="section"] + [data-kit~="section"]'],
      ['Refreshes every open page', 'div + [data-kit~="section"]'],
    ],
  },
} satisfies Record<string, AuthoredScreen>
