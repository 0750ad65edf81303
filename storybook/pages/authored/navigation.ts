import type { Authored } from './authored.ts'

const follows = ['Enter', 'follows a link'] as const

export const navigation = {
  Tabs: {
    for: 'Views of the same thing, of which one is visible: slip and open bets.',
    notFor: 'Pages: links. Two to four values: a SegmentedControl.',
    right: [
      'Tabs for views of the same thing; the URL contains the selected one.',
      'Give the list an aria-label.',
    ],
    wrong: ['Tabs as navigation between pages: use links.', 'Tabs inside tabs.'],
    keys: [
      ['Tab', 'stops once, at the selected tab; then moves into its panel'],
      ['Left, Right', 'move between tabs and show them'],
    ],
    says: 'The list’s name, then the tab, its place among the others, and whether it is selected.',
  },
  BottomBar: {
    for: 'The site’s three to five main places, on a phone.',
    notFor: 'Actions of a page. Wide screens: SideNav.',
    right: ['Mark the current page with aria-current.', 'Show a badge for open bets only.'],
    wrong: ['More than five items: the targets become too small.'],
    keys: [['Tab', 'moves to each item'], follows],
    says: 'The bar’s name as navigation, then each link, its badge, and “current page”.',
  },
  SideNav: {
    for: 'The tree of sports, competitions and events beside the page.',
    notFor: 'Phones: BottomBar and a sheet. A flat list of links: List.',
    right: ['Fold what is not the current sport.', 'Mark the current page with aria-current.'],
    wrong: ['More than three levels.'],
    keys: [
      ['Up, Down', 'move between visible items'],
      ['Right, Left', 'open and close a group'],
      ['Home, End', 'move to the first and the last'],
      follows,
    ],
    says: 'The navigation’s name, then each item, and whether a group is open.',
    story: 'Open',
  },
  Paging: {
    notFor: 'A list that is short, or that grows while it is read: a button for more.',
    right: ['Keep the page in the URL.', 'Move focus to the top of the new page.'],
    wrong: ['Paging for three rows.'],
    keys: [
      ['Tab', 'moves to each page'],
      ['Enter, Space', 'show it'],
    ],
    says: 'The list’s name as navigation, then each page, and “current page”.',
    story: 'Middle',
  },
  Stepper: {
    notFor: 'Navigation: it cannot be pressed. Work of known length: Progress.',
    right: ['Name each step: Amount, Method, Receipt.', 'Use it for three to five steps.'],
    wrong: ['A stepper for two steps: the title says enough.'],
    story: 'Middle',
  },
  Breadcrumb: {
    for: 'Where a page is in the site, above its heading, from three levels on.',
    notFor: 'Steps of a task: a Stepper. The way back on a phone: the browser has one.',
    right: [
      'Begin with the highest page and end with the current one.',
      'Use the names of the pages’ headings.',
    ],
    wrong: ['A link to the page itself.', 'A trail of what was visited: it is the site’s order.'],
    keys: [['Tab', 'moves to each link'], follows],
    says: 'Its name as navigation, a list, each link, then the page itself and “current page”.',
  },
  LanguagePicker: {
    notFor: 'Two languages of one text: the player chooses once for the site.',
    right: ['List the site’s own language first.', 'Keep the choice in this browser.'],
    wrong: ['Flags: a language has no country.', 'Names in the language of the page.'],
    keys: [
      ['Space, Down', 'opens the browser’s list'],
      ['A letter', 'moves to a language'],
    ],
    says: 'Its label, then the language by its own name.',
  },
} satisfies Record<string, Authored>
