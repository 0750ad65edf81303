import type { AuthoredScreen } from './screen.ts'

export const shell = {
  SiteLayout: {
    for: 'What surrounds every page of a site: header, navigation, footer and bottom bar, with the places that features fill.',
    notFor: 'The inside of a page: PageFrame. The login and the figures in the header: Header.',
    right: [
      'Let a feature contribute its entry: the site decides on the order.',
      'Mark the entry of the page that is shown.',
    ],
    wrong: [
      'A main region in a page: the layout has it.',
      'An entry that leads to a page which the site does not have.',
    ],
    keys: [
      ['Tab', 'moves to “Skip to content”, then through header, page, footer and bottom bar'],
      ['Enter on “Skip to content”', 'goes to the page'],
      ['Enter, Space on Menu', 'open the drawer'],
      ['Esc', 'closes the drawer; the focus returns to Menu'],
    ],
    says: 'Header as banner, page as main, footer as content info, bottom bar as navigation “Main”. After a move the heading of the new page has the focus, and its words are the title of the window.',
    story: 'PlayersHeader',
    height: 640,
    parts: [
      ['Header', 'header'],
      ['Opens the drawer', 'header [aria-label="Menu"]'],
      ['Logo, leads home', 'header a[aria-label$="home"]'],
      ['Account of the player', 'header [aria-label^="Account of"]'],
      ['Money, on the home page', 'section[aria-label="Your balance"]'],
      ['Page', 'main'],
      ['Bottom bar', '[data-kit~="bottom-bar"]'],
    ],
  },
} satisfies Record<string, AuthoredScreen>
