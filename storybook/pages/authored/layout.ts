import type { Authored } from './authored.ts'

export const layout = {
  Card: {
    notFor: 'Rows of a list. A card inside a card.',
    right: ['Use it for something that stands on its own: a deposit, a rule.'],
    wrong: ['A card inside a card.', 'A card around a whole page.'],
  },
  Section: {
    notFor: 'A page’s own heading: a PageHeader.',
    right: ['Put “see all” as its action.', 'Follow the page’s structure with the heading’s level.'],
    wrong: ['A section without content: show an EmptyState in it.'],
    live: { title: 'In-play', children: 'Sydney Thunder v Perth Scorchers' },
    story: 'WithSection',
  },
  PageHeader: {
    notFor: 'Parts of a page: a Section.',
    right: ['One for each page.', 'Put a few short facts below the title.'],
    wrong: ['Buttons among its facts.'],
    live: { title: 'Sydney Thunder v Perth Scorchers', facts: 'Big Bash League' },
    story: 'Header',
  },
  PageFrame: {
    notFor: 'Panels and sheets: they have a heading of their own.',
    right: ['Use the width "form" for pages with fields.'],
    wrong: ['Distances of a page’s own between its parts.'],
  },
  Accordion: {
    for: 'Details that most players skip: rules, limits, answers.',
    notFor: 'Views of the same thing: Tabs. Navigation: SideNav.',
    right: ['An accordion for details: rules, limits.', 'Make each heading say what is inside.'],
    wrong: ['What a player must read before a bet.', 'One section alone.'],
    keys: [
      ['Enter, Space', 'open and close a section'],
      ['Up, Down', 'move between headings'],
      ['Home, End', 'move to the first and the last'],
    ],
    says: 'The heading as a button, and whether it is expanded.',
    story: 'OneOpen',
  },
  Carousel: {
    notFor: 'What every player must see: only the first slide is certain.',
    right: ['Three to five slides.', 'Let each slide be one link.'],
    wrong: ['Slides that move faster than they are read.'],
    keys: [
      ['Tab', 'moves to the slide’s links, the dots and the pause button'],
      ['Enter, Space', 'show a slide; pause'],
    ],
    says: 'Its name, then the slide and its number; moving slides are silent.',
    story: 'ByItself',
  },
  Marquee: {
    notFor: 'One short line: a Banner. What must be read.',
    right: ['Use it for the operator’s news, one line.'],
    wrong: ['Two of them on a page.', 'News that is over.'],
    keys: [
      ['Tab', 'moves to its links, which pauses it, and to the pause button'],
      ['Enter, Space', 'pause and go on'],
    ],
    says: 'Its name, then the news as text, once.',
    story: 'Playing',
  },
  IsolatedFrame: {
    notFor: 'Pages of the site. Pictures: an Image.',
    right: ['List the hosts it may load.', 'Give ratio, so that nothing moves when it loads.'],
    wrong: ['A native iframe: its page could navigate ours.'],
    keys: [['Tab', 'moves into the framed page and out of it']],
    says: 'Its title as a frame, then what the framed page says.',
    story: 'Loading',
  },
  Theme: {
    notFor: 'A site of the kit: its page has the theme. A part of a page: ThemeScope.',
    right: ['Put it once around the whole application.'],
    wrong: ['The name of a brand whose CSS the page does not load.'],
  },
  ThemeScope: {
    notFor: 'A brand’s colours on one element: use its tokens.',
    right: ['Use it for a dark stage on a light page.'],
    wrong: ['A brand whose CSS the site does not load.'],
  },
  Stack: {
    notFor: 'Things beside each other: Inline. A page: PageFrame.',
    right: ['Use one gap for things of the same kind.', 'Use asChild for a list or a form.'],
    wrong: ['Margins on its children: the gap is their distance.'],
  },
  Inline: {
    notFor: 'Equal columns: Grid. Tabs, filters and toolbars have their own.',
    right: ['Let it wrap: a phone and a long word need it.'],
    wrong: ['Empty elements to push something to the end: use justify.'],
  },
  Grid: {
    notFor: 'Rows of facts: a Table. Things of different width: Inline.',
    right: ['Choose the smallest width at which a child is still readable.'],
    wrong: ['A number of columns for each width of screen: it counts them itself.'],
  },
} satisfies Record<string, Authored>
