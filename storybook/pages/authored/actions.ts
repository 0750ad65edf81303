import type { Authored } from './authored.ts'

const presses = ['Enter, Space', 'press it'] as const
const follows = ['Enter', 'follows it'] as const

export const actions = {
  Button: {
    notFor:
      'Going to another page: a Link, or asChild around a link where it must look like a call to action.',
    right: [
      'Use the tone "action" once per screen: Login, Place Bet, Deposit.',
      'Use loading while a button waits: focus stays, a second press does nothing.',
      'Name the action: Cancel bet, not OK.',
    ],
    wrong: [
      'A button that goes to a page: use a link with asChild.',
      'The tone "danger" for Cancel of a form: nothing is lost.',
      'A disabled button without a text that says what is missing.',
    ],
    keys: [presses],
    says: 'Its text, then “button”. While loading: “busy”; the text stays.',
  },
  Link: {
    notFor: 'An action: a Button. The one call to action of a screen: Button with asChild.',
    right: [
      'Name the page it goes to: Rules of this market.',
      'Give labels.newWindow to a link that opens a new window.',
    ],
    wrong: ['“Click here”: read alone, it says nothing.', 'A link that changes something: use a button.'],
    keys: [follows],
    says: 'Its text, then “link”; for a new window also labels.newWindow.',
  },
  SiteLink: {
    notFor: 'Pages of other sites: a Link. It has no looks of its own: style it where it is used.',
    right: ['Use it for every path of the site, so that the page preloads and does not reload.'],
    wrong: ['A native link to a path of the site: the whole page loads again.'],
    keys: [follows, ['Ctrl or ⌘ and Enter', 'opens a new tab, as the browser does']],
    says: 'Its text, then “link”.',
  },
  IconButton: {
    notFor: 'An icon that needs explanation: a Button with a text.',
    right: [
      'Use it for well-known actions: close, back, search, favourite.',
      'Give it aria-pressed where it stays on.',
    ],
    wrong: [
      'A label that names the drawing: say Close, not Cross.',
      'Two icon buttons that differ in colour alone.',
    ],
    keys: [presses],
    says: 'Its label, then “button”; with aria-pressed also whether it is pressed.',
  },
  CopyButton: {
    notFor: 'Long texts, and secrets that must not stay on a clipboard.',
    right: [
      'Use it for a number to paste into a bank’s app: an account, a UPI id.',
      'Show the number beside it.',
    ],
    wrong: ['A copy button without the text that it copies in sight.'],
    keys: [presses],
    says: 'Its label, then “button”; after a press “copied”, or that copying was refused.',
  },
  SegmentedControl: {
    for: 'Two to four options that are all visible, of which one is selected at once.',
    notFor: 'More than four options: a Select. Panels of a page: Tabs.',
    right: [
      'Keep each label to one or two words.',
      'Apply the choice at once: there is no button to confirm.',
    ],
    wrong: [
      'Options of very different length: use a RadioGroup.',
      'Actions: a segment is a choice, not a button.',
    ],
    keys: [
      ['Tab', 'stops once, at the selected option'],
      ['Left, Right', 'move and select'],
    ],
    says: 'The group’s name, then the option, “radio button”, and whether it is selected.',
  },
  Chip: {
    notFor: 'The one answer of a form: a RadioGroup.',
    right: ['Use chips for stake presets and filters.', 'Leave selected out where a chip only acts: +500.'],
    wrong: ['A chip as a label: use a StatusTag.', 'A row of more than eight: use a Select or a search.'],
    keys: [presses],
    says: 'Its text, then “button”; a filter also says whether it is pressed.',
  },
  ToggleGroup: {
    for: 'Things that are on or off, side by side: the sports that a list shows.',
    notFor: 'One of two to four options that always has an answer: a SegmentedControl. Stakes: Chips.',
    right: ['Apply each press at once.', 'Give an item that is only an icon an aria-label.'],
    wrong: ['One toggle alone: a Switch says what is on.', 'More than six: a Select or Checkboxes.'],
    keys: [
      ['Tab', 'stops once'],
      ['Left, Right', 'move'],
      ['Enter, Space', 'turn one on or off'],
    ],
    says: 'The group’s name, then the item, “toggle button”, and whether it is pressed.',
  },
} satisfies Record<string, Authored>
