import { createElement, type ComponentPropsWithRef } from 'react'
import type { Authored } from './authored.ts'

const square = (props: ComponentPropsWithRef<'svg'>) =>
  createElement(
    'svg',
    { viewBox: '0 0 24 24', fill: 'currentColor', ...props },
    createElement('rect', { x: 4, y: 4, width: 16, height: 16, rx: 4 }),
  )

const icon = {
  right: [
    'Give it a label where no text beside it says the same.',
    'Let it take the size and colour of the text.',
  ],
  wrong: ['An icon as the only sign of a state: add a word.'],
}

export const data = {
  Table: {
    for: 'Columns that are compared: settled bets, a statement.',
    notFor: 'Rows of two facts: a List. Layout.',
    right: [
      'A table to compare columns; figures in tabular numerals, aligned to the end.',
      'Give it a caption.',
    ],
    wrong: [
      'A table for two columns of facts: a list is easier on a phone.',
      'Rows that are one large button.',
    ],
    keys: [
      ['Tab', 'stops at the scroll container where it scrolls, and at each sortable header'],
      ['Left, Right', 'scroll a wide table'],
      ['Enter, Space', 'sort'],
    ],
    says: 'The caption; in a cell its headers; on a sortable header the order.',
    story: 'Sorted',
  },
  List: {
    for: 'Rows of one thing each: deposits, open bets, settings.',
    notFor: 'Columns that are compared: a Table.',
    right: ['One press target per row: the title’s link or button covers it.', 'Put the figure at the end.'],
    wrong: ['Two buttons in a pressable row.'],
    keys: [
      ['Tab', 'moves to each pressable row'],
      ['Enter', 'follows its link or presses its button'],
    ],
    says: 'The list and its number of rows; each row’s title as a link or button.',
    story: 'Pressable',
  },
  Stats: {
    for: 'A few figures with their names: balance, exposure, profit.',
    notFor: 'More than six figures, or ones that are compared by row: a Table.',
    right: ['Show a Skeleton as the value while it loads.', 'Use Money for points.'],
    wrong: ['A figure that can be pressed: add a link below.'],
    story: 'Several',
  },
  BarChart: {
    notFor: 'A trend without exact values: a Sparkline. Parts of a whole.',
    right: ['Label it with what it shows and of when.', 'Show the table where the figures matter.'],
    wrong: ['More than a month of bars on a phone.'],
    story: 'WithTable',
  },
  Sparkline: {
    notFor: 'Values that are read: a BarChart with its table.',
    right: ['Put the latest figure beside it.'],
    wrong: ['A sparkline without a label: a screen reader says nothing.'],
  },
  StepChart: {
    notFor: 'Values over time: a BarChart.',
    right: ['Use it for what a session brings by runs.', 'Show the table beside it on wide screens.'],
    wrong: ['Steps of equal width where the ranges are not.'],
  },
  Money: {
    notFor: 'Odds, and counts that are no points.',
    right: [
      'Use the kind "result" for profit and loss: it has a sign.',
      'Use the short form where space is scarce.',
    ],
    wrong: ['The brand’s accent for profit or loss.', 'Figures that are rounded in the page’s own code.'],
    story: 'Profit',
  },
  Odds: {
    notFor: 'Amounts: Money. A price that is pressed: the market’s own price button.',
    right: ['Show odds in the format the player chose; every format is exact.'],
    wrong: ['Odds as a plain text: another format would never reach it.'],
  },
  Countdown: {
    notFor: 'Times of day, and more than an hour.',
    right: ['Say in the label what ends.', 'Count what the operator’s clock says.'],
    wrong: ['A countdown that hurries a player to bet.'],
    story: 'Running',
  },
  Badge: {
    notFor: 'A state in words: a StatusTag.',
    right: ['Say what it counts in the label: 3 open bets.'],
    wrong: ['A badge at zero: it hides itself.'],
    live: { count: 3, label: 'open bets' },
  },
  InPlayTag: {
    notFor: 'Whether prices arrive: a LiveDot.',
    right: ['Put it before the event’s name or above the score.'],
    wrong: ['The tag on a market that is closed.'],
  },
  LiveDot: {
    notFor: 'Whether an event is in-play: an InPlayTag.',
    right: ['Mark a stale price with a dot and a text.'],
    wrong: ['A dot without a label.'],
    live: { state: 'stale', label: 'Prices are late' },
  },
  StatusTag: {
    notFor: 'Counts: a Badge. Messages: a Banner.',
    right: ['Use the operator’s word for a state: Matched, Void.'],
    wrong: ['A tag that can be pressed: use a Chip.', 'Two tones for the same state on two pages.'],
    live: { tone: 'success', children: 'Won' },
  },
  Avatar: {
    notFor: 'Brands: a Logo. Countries: a Flag.',
    right: ['Give the name in full: it is what is announced.'],
    wrong: ['An avatar as the only name of a person.'],
    opened: ['WithPicture'],
  },
  Flag: {
    notFor: 'Languages: write their names.',
    right: ['Use it beside a country’s name or code.'],
    wrong: ['A flag alone where the name matters: add a label.'],
  },
  Image: {
    notFor: 'Icons. A brand’s own drawings: Logo and Picture.',
    right: [
      'Give ratio, so that nothing moves when it loads.',
      'Leave alt empty where the text beside it says the same.',
    ],
    wrong: ['Text inside a picture.'],
    opened: ['FailedWithOwnFallback'],
  },
  Picture: {
    notFor: 'Photographs and banners: an Image.',
    right: ['Use it in an empty state or a promotion, beside the text.'],
    wrong: ['A picture that says what no text does.'],
  },
  Logo: {
    notFor: 'Marks of other firms: a PaymentIcon or SocialIcon.',
    right: ['Use markOnly where the header is narrow.'],
    wrong: ['A logo that is recoloured: the brand’s tokens do it.'],
  },
  QrCode: {
    notFor: 'A page that is open on the phone already: a link or CopyButton.',
    right: ['Show the same text below it, to copy.'],
    wrong: ['Another colour than dark on white: readers fail.'],
  },
  Icon: {
    ...icon,
    notFor: 'Sports, games, payment methods: their own sets.',
    story: 'Named',
  },
  DrawnIcon: {
    ...icon,
    notFor: 'Pages: Icon and the sets have the names; this draws any of them.',
    live: { name: 'wallet', drawing: square, size: 'large', label: 'Wallet' },
  },
  SearchIcon: {
    ...icon,
    notFor: 'Anything but a search.',
    live: { size: 'large', label: 'Search' },
  },
  FullScreenIcon: {
    ...icon,
    notFor: 'Making a panel larger: only the whole screen.',
    live: { on: false, size: 'large', label: 'Full screen' },
  },
  ChartIcon: {
    ...icon,
    notFor: 'A chart itself: a StepChart or a Sparkline.',
    live: { size: 'large', label: 'Chart' },
  },
  SoundIcon: {
    ...icon,
    notFor: 'Notifications: the icon alert.',
    live: { on: true, size: 'large', label: 'Sound' },
  },
  SwitchIcon: {
    ...icon,
    notFor: 'Something on or off: a Switch.',
    live: { size: 'large', label: 'Other site' },
  },
  SportIcon: { ...icon, notFor: 'Casino games: a CasinoIcon.', story: 'Named' },
  CasinoIcon: {
    ...icon,
    for: 'The icon of a kind of casino game.',
    notFor: 'Sports: a SportIcon. A game’s own picture: an Image.',
    story: 'Named',
  },
  PaymentIcon: { ...icon, notFor: 'A bank’s own mark: an Image.', story: 'Named' },
  SocialIcon: { ...icon, notFor: 'Sharing: these are links to the site’s own pages there.', story: 'Named' },
  FilterBar: {
    notFor: 'A list that fits on the screen. A form with a button: fields in a Stack.',
    right: [
      'Apply each filter as soon as it changes.',
      'Show filters of a sheet as applied ones, so that none is hidden.',
    ],
    wrong: ['A button Apply.', 'More than four fields: put the rest into a Sheet.'],
    keys: [
      ['Tab', 'moves through the fields, then the applied filters'],
      ['Enter, Space', 'remove an applied filter'],
    ],
    says: 'Its name as search, then each field; an applied filter as “Remove”, and its name.',
    story: 'WithApplied',
  },
  TableToolbar: {
    notFor: 'Actions on one row: they belong into the row. Filters: a FilterBar above it.',
    right: ['Say how many rows there are.', 'While rows are selected show only what can be done with them.'],
    wrong: ['The call to action of the page.', 'A toolbar for an empty table.'],
    says: 'Its name as a group. The count is announced when it changes, then how many rows are selected.',
    story: 'Selected',
  },
  TransactionRow: {
    notFor: 'Wide screens: a Table. Settled bets: they have cards of their own.',
    right: ['Say how it was paid before its reference.', 'Let the whole row open the details.'],
    wrong: ['Colour alone for its state: a StatusTag says it.'],
  },
  LimitsPanel: {
    for: 'A player’s limits: what of each is used, and what changes when.',
    notFor: 'Setting a limit: a form below it.',
    right: ['Say the period in the name.', 'Say from when a higher limit counts.'],
    wrong: ['A bar without the amounts in words.', 'A limit that is reached and hidden.'],
    keys: [['Tab', 'moves to each limit’s buttons']],
    says: 'The list’s name, then each limit with its words, and its bar in per cent.',
    story: 'Some',
  },
  GameTile: {
    notFor: 'Sports events: rows. A game that cannot be opened: a picture alone.',
    right: ['Give the picture a ratio.', 'Fill the grid’s cell with className.'],
    wrong: ['More than one word on the picture.', 'A star for visitors who cannot keep anything.'],
    keys: [
      ['Tab', 'moves to the game, then to its star'],
      ['Enter', 'opens the game'],
      ['Space', 'presses the star'],
    ],
    says: 'The game’s name and provider as a link; the star as a toggle with its own name.',
    story: 'WithStar',
  },
  PromotionCard: {
    notFor: 'News: a Banner. Choosing one of several bonuses with a deposit: a RadioGroup of cards.',
    right: ['Write the terms below the action, in full.', 'Say when it ends.'],
    wrong: ['Terms behind a link.', 'More than one action.'],
  },
} satisfies Record<string, Authored>
