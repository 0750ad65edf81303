export const newsMessages = {
  'betting.news.count': '{count} markets',
  'betting.news.suspended': '{what}: suspended.',
  'betting.news.open': '{what}: open again.',
  'betting.news.closed': '{what}: closed.',
  'betting.news.inPlay': '{what}: in play.',
  'betting.news.stale': '{what}: prices interrupted.',
  'betting.news.fresh': '{what}: prices are live again.',
  'betting.news.price': '{name} is now {price}, was {was}.',
  'betting.news.priceGone': '{name}: nothing on offer now.',
  'betting.news.priceBack': '{name} is on offer again at {price}.',
} as const satisfies Record<string, string>
