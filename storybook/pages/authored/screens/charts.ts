import { inSheet, type AuthoredScreen } from './screen.ts'

export const charts = {
  RunnerChart: {
    for: 'The prices and the volume of one runner over time, with what happened meanwhile and the player’s own bets: ten minutes, an hour, or all that is recorded.',
    notFor: 'Prices to take: a MarketGrid or a Ladder. A trend in a line of text: a Sparkline.',
    right: [
      'Offer the same as a table: a drawing says nothing to a screen reader.',
      'Say since when prices are recorded, and when they may be old.',
    ],
    wrong: [
      'A price that is read out each second: the chart speaks when a key asks.',
      'An empty drawing where nothing is recorded yet: words say so.',
    ],
    keys: [
      ...inSheet,
      ['Arrows in the range', 'show ten minutes, an hour, or all'],
      ['Left, Right in the chart', 'read the change before and the one after'],
      ['Page Down, Page Up', 'go back and forward to what happened'],
      ['Home, End', 'go to the edges of the chart'],
      ['Enter, Space on the button', 'show the table and hide it'],
    ],
    says: 'A dialog “Prices of” the runner, each figure by its name, the range as radio buttons. The chart is a slider: its value is a time with its prices and what happened then. Loading is a busy status.',
    story: 'Drawn',
    height: 900,
    parts: [
      ['Title', '[data-part="sheet-title"]'],
      ['Closes the chart', '[aria-label="Close the chart"]'],
      ['Market and event', '[data-part="sheet-body"] p'],
      ['Prices now, and their edges', '[data-part="sheet-body"] dl'],
      ['How much is shown', '[data-kit~="segmented-control"]'],
      ['Prices, volume, and what happened', '[role="slider"]'],
      ['Legend', '[data-part="sheet-body"] ul:has([data-swatch])'],
      ['Shows the table', '[aria-expanded]'],
    ],
  },
  WhileAway: {
    for: 'What moved on an event while its page was hidden or left, in a line over its head: the largest moves, and which markets were suspended.',
    notFor: 'A move before the player’s eyes: the price shows it. News of the operator: a Banner.',
    right: [
      'Say both prices, the one that was and the one that is.',
      'Wait until the prices are fresh again, then say it once.',
    ],
    wrong: [
      'A line for each price that moved: it names three at most.',
      'A line that moves the prices below it: it lies over the head.',
    ],
    keys: [
      ['Tab', 'moves to Dismiss'],
      ['Enter, Space', 'dismiss the line'],
    ],
    says: 'As a status: “While you were away”, each move as “England from 1.50 to 1.66”, then how often a market was suspended.',
    story: 'Moves',
    isWide: true,
    height: 120,
    parts: [
      ['What it is about', 'strong'],
      ['Price that moved', 'li:first-child'],
      ['Market that was suspended', 'li:last-child'],
      ['Dismisses it', '[aria-label="Dismiss"]'],
    ],
  },
} satisfies Record<string, AuthoredScreen>
