import type { Message } from '@kit/ui'
import type { MarketChange, News } from './marketNews.ts'

/** Number of names above which only their count is announced. */
const mostNames = 2

const order: readonly MarketChange[] = ['stale', 'fresh', 'closed', 'suspended', 'inPlay', 'open']

/** Returns the news as one message: the most serious change first, and the slip's price last. */
export function newsText({ markets, price }: News, message: Message): string {
  const whatOf = (names: readonly string[]) =>
    names.length > mostNames ? message('betting.news.count', { count: names.length }) : names.join(', ')
  const parts = order.flatMap((change) => {
    const names = markets.get(change)
    return names ? [message(`betting.news.${change}`, { what: whatOf(names) })] : []
  })
  if (price) {
    const { name, was, price: now } = price
    if (now === '') parts.push(message('betting.news.priceGone', { name }))
    else if (was === '') parts.push(message('betting.news.priceBack', { name, price: now }))
    else parts.push(message('betting.news.price', { name, was, price: now }))
  }
  return parts.join(' ')
}
