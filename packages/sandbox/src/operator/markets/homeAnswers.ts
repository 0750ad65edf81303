import type { Home } from '@kit/sdk/contract'
import { shareForAMoment } from '../http/shareForAMoment.ts'
import { firstHome } from './firstHome.ts'
import { homeDocument } from './homeDocument.ts'
import type { MarketBooks } from './marketBooks.ts'

/** What answers are made of; the same revision is the same published state. */
export type HomeBooks = Pick<MarketBooks, 'list' | 'isPresentable' | 'revision'>

/** Gives the home document as it is published now, or what a first screen shows of it; the same one to many. */
export function createHomeAnswers(books: HomeBooks, clock: () => number): (first?: number) => Home {
  const share = shareForAMoment<Home>(clock)
  const whole = () =>
    share(String(books.revision), () => homeDocument(books.list(), clock(), books.isPresentable))
  return (first) =>
    first === undefined ? whole() : share(`${books.revision} ${first}`, () => firstHome(whole(), first))
}
