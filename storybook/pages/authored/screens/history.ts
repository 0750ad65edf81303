import type { AuthoredScreen } from './screen.ts'

export const history = {
  LastResult: {
    for: 'What the player’s last bets brought, as a dialog: won or lost, the bets behind it, and why each ended so.',
    notFor: 'All bets: BetsPage. A bet that ends while the player is here: OpenBetsPanel.',
    right: [
      'Say won or lost in words, and the sum with its sign.',
      'Let it wait for its turn among the site’s pop-ups.',
    ],
    wrong: [
      'A list of all bets: it shows three, and says how many more there are.',
      'A dialog where nothing was won or lost.',
    ],
    keys: [
      ['Tab', 'moves through the bets, the link and the button, and stays in the dialog'],
      ['Enter, Space on “How this was settled”', 'open the bet'],
      ['Esc', 'closes it'],
    ],
    says: 'A dialog “Your last bet” with event and market, “You won” or “You lost” with the sum, then a list: each button as “How this was settled” and the bet.',
    story: 'Won',
    height: 560,
    parts: [
      ['Event and market', '[data-part="dialog-description"]'],
      ['Won or lost, and how much', '[data-part="dialog-body"] p'],
      ['Bet, with its price', '[data-part="dialog-body"] li'],
      ['What it brought', '[data-part="dialog-body"] li [data-kit~="money"]'],
      ['How this was settled', '[data-part="dialog-body"] li [data-kit~="button"]'],
      ['Leads to all bets', '[data-part="dialog-body"] [data-kit~="site-link"]'],
      ['Closes it', '[data-part="dialog-foot"] [data-kit~="button"]'],
    ],
  },
  BetsPage: {
    for: 'The page of a player’s bets of every kind: open ones, ended ones by days, and profit and loss; for staff, the bets of their players.',
    notFor: 'Open bets beside a market: OpenBetsPanel. Deposits and withdrawals: TransactionsPage.',
    right: [
      'Say why a bet ended so: the result, the rule and the calculation.',
      'Keep the view in this tab: Back from an event returns to the same list.',
    ],
    wrong: [
      'A result by its colour alone.',
      'An empty list without a way on: it asks for other days or another type.',
    ],
    keys: [
      ['Tab', 'moves to the tabs, the filters, each bet and the pages'],
      ['Left, Right', 'move between the lists and show them'],
      ['Enter, Space on a bet', 'open its details'],
      ['Esc', 'closes them; the focus returns to the bet'],
    ],
    says: 'The title as heading 1, a list of tabs, the filters as a search, then the bets as a list by its name, on wide screens as a table. Loading is a busy status.',
    story: 'Results',
    height: 720,
    parts: [
      ['Title', '[data-part="page-header-title"]'],
      ['Lists', '[role="tablist"]'],
      ['Filters: type and days', '[data-kit~="filter-bar"]'],
      ['Bet, opens its details', '[data-bet-state] button'],
      ['What it brought', '[data-bet-state] [data-kit~="money"]'],
      ['Event and market', '[data-bet-state] [data-kit~="site-link"]'],
      ['Won, lost or void', '[data-bet-state] [data-kit~="status-tag"]'],
    ],
  },
} satisfies Record<string, AuthoredScreen>
