import { inSheet, type AuthoredScreen } from './screen.ts'

export const orders = {
  AskPrice: {
    for: 'The sheet in which a player asks for a price that is not on offer, or changes an order that waits: what is taken at once, what waits, and when it ends by itself.',
    notFor: 'A bet at the price on offer: BetSlip. The unmatched orders: OrdersPage.',
    right: [
      'Say before the press what is taken at once, what waits, and how much is ahead of it.',
      'Name the steps of the ladder beside odds that are between two.',
      'Write side, odds and stake on the button.',
    ],
    wrong: [
      'Asking again after an answer was lost: it leads to the unmatched orders.',
      'A choice for in-play on a market that is in play already.',
    ],
    keys: [
      ...inSheet,
      ['Arrows', 'choose the side, and what happens when the market goes in-play'],
      ['Up, Down in the odds', 'raise and lower them by the steps of the ladder'],
      ['Enter in a field', 'asks for the price'],
      ['Space on the switch', 'ends the order with the connection, or not'],
    ],
    says: 'A dialog “Request odds”, the side as radio buttons, odds and stake by their labels, a fault with its field, each figure by its name. A refusal is an alert, what was taken a status.',
    story: 'Asking',
    height: 760,
    parts: [
      ['Runner, in the colour of the side', '[data-part="sheet-body"] [data-side]'],
      ['Back or lay', '[data-kit~="segmented-control"]'],
      ['Odds', '[data-kit~="number-field"]'],
      ['Stake', '[data-kit~="number-field"] + [data-kit~="number-field"]'],
      ['Stakes by one tap', '[role="group"][aria-label="Stakes"]'],
      ['What it does', '[data-part="sheet-body"] dl'],
      ['When the market goes in-play', '[aria-label="When the market goes in-play"]'],
      ['Ends it with the connection', '[data-kit~="switch"]'],
      ['Asks for the price', '[type="submit"]'],
    ],
  },
  OrdersPage: {
    for: 'The page of a player’s unmatched orders: how much is matched, how much is ahead, when each ends by itself, and its change.',
    notFor: 'Matched bets: BetsPage. A new order: AskPrice.',
    right: [
      'Show what is matched in figures and as a bar.',
      'Say how old the list is while offline: nothing can be pressed then.',
    ],
    wrong: [
      'An order that is gone before the operator has answered.',
      'Cancel all where one order waits: it has a button.',
    ],
    keys: [
      ['Tab', 'moves to Cancel all, then to event, Edit and Cancel of each order'],
      ['Enter, Space', 'press them'],
    ],
    says: 'The title as heading 1, then a list: side and runner, odds, each figure by its name, the matched part as a progress bar, buttons as “Edit Back England at 1.30”. Loading is a busy status.',
    story: 'Page',
    height: 620,
    parts: [
      ['Title', '[data-part="page-header-title"]'],
      ['Cancels all orders', '[data-kit~="page-frame"] [data-kit~="button"]'],
      ['Order, with the colour of its side', 'li[data-order]'],
      ['Odds that are asked for', 'li[data-order] [data-kit~="odds"]'],
      ['Event and market', 'li[data-order] [data-kit~="site-link"]'],
      ['Asked, matched, waiting', 'li[data-order] dl'],
      ['How much is matched', 'li[data-order] [data-kit~="progress"]'],
      ['Changes it', 'li[data-order] [aria-label^="Edit"]'],
      ['Cancels it', 'li[data-order] [aria-label^="Cancel"]'],
    ],
  },
} satisfies Record<string, AuthoredScreen>
