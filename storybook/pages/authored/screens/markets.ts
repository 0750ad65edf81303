import { onPrices, type AuthoredScreen } from './screen.ts'

export const markets = {
  MarketGrid: {
    for: 'One market of runners, with prices to take: three backs and three lays of an exchange on a wide screen, one of each on a phone, one of each of a bookmaker.',
    notFor: 'Sessions: a SessionTable. All prices of one runner: a Ladder. Many events in a list: EventRows.',
    right: [
      'Draw it below a PricingProvider: it paints prices without React.',
      'Give it the book while a player has bets, so that each runner says what it brings.',
      'Leave a suspended market in its place: a cover says why nothing can be taken.',
    ],
    wrong: [
      'A price that is text beside a button: the price is the button.',
      'A market that disappears while it is suspended: the page jumps.',
    ],
    keys: [...onPrices, ['Enter, Space on the arrow', 'fold the market away and show it again']],
    says: 'The market’s name as a region and heading, then for each runner its prices as buttons: side, runner, odds and size.',
    story: 'ProfitAndLoss',
    height: 300,
    parts: [
      ['Head: whether it is in play, its name, its limits', 'header'],
      ['Button that folds it away', 'header [data-kit~="icon-button"]'],
      ['Runner', 'li[data-runner-status]'],
      [
        'What the player’s bets bring when it wins',
        'li:nth-of-type(2) [data-result]:not([data-what-if], [data-kit])',
      ],
      ['The same with the bet of the slip', 'li:nth-of-type(2) [data-what-if]'],
      ['Best price to back', 'button[data-side="back"][data-level="0"]'],
      ['Best price to lay', 'button[data-side="lay"][data-level="0"]'],
    ],
  },
  Extremes: {
    for: 'A check of MarketGrid with what an operator may send at most: sixty-six runners, the longest names, stakes of crores.',
    notFor:
      'A site: it is MarketGrid with other data. What a market looks like as a rule: the page of MarketGrid.',
    right: [
      'Look at it after each change of a market’s styles.',
      'Let long names wrap or end in dots; prices keep their width.',
    ],
    wrong: ['A name that pushes a price off the screen.', 'A smaller font for long names.'],
    keys: [...onPrices, ['Enter, Space on the arrow', 'fold the market away and show it again']],
    says: 'As MarketGrid: names are read in full, also where the screen shortens them.',
    story: 'LongestNames',
    parts: [
      ['Name of the market, on two lines', 'header h2'],
      ['Runner with a long name', 'li[data-runner-status]'],
      ['Price to back', 'button[data-side="back"][data-level="0"]'],
      ['Price to lay', 'button[data-side="lay"][data-level="0"]'],
      ['Remarks of the operator', 'section > p, section > div > p'],
    ],
  },
  SessionTable: {
    for: 'Sessions of a match in one table: each with No and Yes, its limits, and its own word while it takes no bets.',
    notFor: 'Markets with runners: a MarketGrid.',
    right: [
      'Keep No before Yes: players expect that order.',
      'Let a session say on its own row that the ball is running.',
      'Give each session the worst that the player’s bets can bring.',
    ],
    wrong: [
      'One cover over the whole table: the other sessions still take bets.',
      'Odds without their run: the run is what is bet on.',
    ],
    keys: [...onPrices, ['Enter, Space on the arrow', 'fold the table away and show it again']],
    says: 'The table’s name as a heading, then for each session its prices as buttons: Yes or No, the session, its run and odds. Prices that cannot be taken are a disabled group.',
    story: 'WithBets',
    height: 620,
    parts: [
      ['Head: name, and how many sessions', 'header'],
      ['Session: name and limits', 'li[data-market]'],
      [
        'The worst that the player’s bets can bring; beside it the same with the bet of the slip',
        '[data-result]:not([data-what-if], [data-kit])',
      ],
      ['No, the run over its odds', 'button[data-side="lay"][data-level="0"]'],
      ['Yes', 'button[data-side="back"][data-level="0"]'],
      ['Further line', 'button[data-side="lay"][data-level="1"]'],
      ['Session that is suspended', 'li[data-market-status="suspended"]'],
    ],
  },
  Ladder: {
    for: 'All prices of one runner, the highest on top: what can be backed on the one side, what can be laid on the other.',
    notFor: 'Choosing between runners: a MarketGrid.',
    right: [
      'Leave rows where they are: prices walk over them, and nobody takes another price than the one under the finger.',
      'Show the player’s own unmatched orders at their price; a press cancels them.',
    ],
    wrong: [
      'A ladder that scrolls by itself to the best price: Centre does so when it is asked.',
      'A ladder without the runner’s name above it.',
    ],
    keys: [
      ['Tab', 'stops at the best price of each side'],
      ['Up, Down', 'move to the next price on offer'],
      ['Left, Right', 'move to the other side'],
      ['Enter, Space', 'take the price, ask for it, or cancel the order on it'],
      ['Esc', 'closes the ladder and returns to what opened it'],
    ],
    says: 'Each price as a button that says what it does: take, ask for, or cancel, with side and odds.',
    story: 'OwnOrders',
    height: 460,
    parts: [
      ['Side to back', 'span[data-side="back"]'],
      ['Brings the best prices to the middle', '[data-kit~="button"]'],
      ['Side to lay', 'span[data-side="lay"]'],
      ['Price on offer to back', 'li button[data-side="back"]:not([data-empty])'],
      ['Price on offer to lay', 'li button[data-side="lay"]:not([data-empty])'],
    ],
  },
} satisfies Record<string, AuthoredScreen>
