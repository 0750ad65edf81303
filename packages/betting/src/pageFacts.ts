import type { PageFacts } from '@kit/shell/feature'

/** Titles and descriptions of betting's pages, for search engines, previews and the sitemap. */
export const pageMessages = {
  'betting.page.home.about':
    'Bet on sport while it is played: back or lay at live prices, on your phone and on your computer.',
  'betting.page.inPlay': 'In play',
  'betting.page.inPlay.about': 'Every event that is being played now, sport by sport, with live prices.',
  'betting.page.exchange': 'Exchange',
  'betting.page.exchange.about':
    'All sports, competitions and events of the exchange, now and in the days to come.',
  'betting.page.events': 'Events',
  'betting.page.event.about': 'Live prices to back and lay, the score and every market of this event.',
  'betting.page.sport.about': 'The events of this sport, now and in the days to come, with live prices.',
  'betting.page.competition.about':
    'The events of this competition, now and in the days to come, with live prices.',
  'betting.page.sportsBook': 'Sports Book',
  'betting.page.sportsBook.about': 'The sports book: more events and more kinds of bets at fixed odds.',
  'betting.page.favourites': 'Favorite',
  'betting.page.stakes': 'Stakes',
} as const satisfies Record<string, string>

const pages: Readonly<Record<string, PageFacts>> = {
  '/': { description: 'betting.page.home.about' },
  '/inPlay': { title: 'betting.page.inPlay', description: 'betting.page.inPlay.about' },
  '/exchange': { title: 'betting.page.exchange', description: 'betting.page.exchange.about' },
  '/events': { title: 'betting.page.events', description: 'betting.page.exchange.about' },
  '/online-exchange': { description: 'betting.page.exchange.about' },
  '/events/$eventTypeId/$eventId': { description: 'betting.page.event.about' },
  '/events/$eventId': { description: 'betting.page.event.about' },
  '/$gameType': { description: 'betting.page.sport.about' },
  '/exchange/$gameType': { description: 'betting.page.sport.about' },
  '/exchange/$eventTypeId/$competitionId': { description: 'betting.page.competition.about' },
  '/sports-book/{-$id}': { title: 'betting.page.sportsBook', description: 'betting.page.sportsBook.about' },
  '/favorite': { title: 'betting.page.favourites' },
  '/button-values': { title: 'betting.page.stakes' },
}

export const pageFacts = { pages, messages: pageMessages }
