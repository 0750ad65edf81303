export const favouriteMessages = {
  'betting.favourite.star': 'Favorite: {name}',
  'betting.favourites.title': 'Favorite',
  'betting.favourites.events': 'Events',
  'betting.favourites.markets': 'Markets',
  'betting.favourites.none': 'You have no favorites yet',
  'betting.favourites.noneText': 'Tap the star of an event or market to add it here.',
  'betting.favourites.failed': 'Your favorites could not be loaded',
  'betting.favourites.notListed': 'No longer listed',
  'betting.favourites.gone': 'Over',
  'betting.favourites.unknownEvent': 'Finished event',
  'betting.favourites.market': 'Market {id}',
} as const satisfies Record<string, string>
