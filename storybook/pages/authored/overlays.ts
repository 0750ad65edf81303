import type { Authored } from './authored.ts'

const escape = ['Escape', 'closes it and restores focus'] as const

export const overlays = {
  Dialog: {
    for: 'A required answer: the page waits until it is given.',
    notFor: 'News: Toasts. A task with fields: a Sheet.',
    right: ['Name the action on the button: Place bet, not Yes.', 'Put cancel first and continue last.'],
    wrong: ['A dialog for news: use a toast.', 'A dialog over a dialog: make it a step.'],
    keys: [escape, ['Tab', 'stays inside']],
    says: 'Its title, then its description, then what has focus.',
    story: 'Open',
  },
  Sheet: {
    for: 'One task over the page: login, the slip on a phone, a deposit. Steps are inside it, with Back. A drawer: edge="start" or "end".',
    notFor: 'A question of one answer: a Dialog. More than three steps: a page.',
    right: [
      'Focus the first field of a sheet: data-initial-focus.',
      'Use steps inside one sheet, with Back.',
    ],
    wrong: ['A sheet over a sheet: make it a step.'],
    keys: [escape, ['Tab', 'stays inside']],
    says: 'Its title, then what has focus; after a step, the title of the new one.',
    story: 'Bottom',
  },
  Popover: {
    for: 'A little more beside a control: the rules of a market, a calendar.',
    notFor: 'What must be answered: a Dialog. Actions: a Menu.',
    right: ['Give it an aria-label.', 'Keep it shorter than half the window.'],
    wrong: ['A form in a popover: use a Sheet.'],
    keys: [escape],
    says: 'Its aria-label as a dialog, then what has focus.',
    story: 'Open',
  },
  Menu: {
    for: 'Actions on one thing, behind a button.',
    notFor: 'Choosing a value in a form: a Select. Navigation of the site: SideNav.',
    right: ['Begin with what is used most.', 'Separate what cannot be undone, in the tone "danger".'],
    wrong: ['More than eight items.', 'A menu in a menu.'],
    keys: [
      ['Enter, Space', 'open it, and select an item'],
      ['Up, Down, Home, End', 'move'],
      ['A letter', 'finds an item'],
      escape,
    ],
    says: 'The button and whether it is open; then each item, and whether it is checked.',
    story: 'Open',
  },
  Tooltip: {
    notFor: 'Anything needed: a touch screen cannot hover.',
    right: ['Use it for the full figure behind a short one: 1.2 lakh.'],
    wrong: ['Required information in a tooltip: touch screens have no hover.', 'A link or a button inside.'],
    keys: [
      ['Tab', 'to its control shows it'],
      ['Escape', 'hides it'],
    ],
    says: 'The control’s name, then the tooltip as its description.',
    story: 'Open',
  },
  VideoDialog: {
    notFor: 'Games: an IsolatedFrame in a page.',
    right: ['Name the video in the title.', 'List the hosts that may be shown.'],
    wrong: ['A video that plays without a press.'],
    keys: [escape, ['Tab', 'moves between Exit and the player']],
    says: 'Its title as a dialog, then Exit.',
    story: 'Open',
  },
} satisfies Record<string, Authored>
