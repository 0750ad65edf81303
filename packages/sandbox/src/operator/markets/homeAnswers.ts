import type { Home } from '@kit/sdk/contract'
import { shareForAMoment } from '../http/shareForAMoment.ts'
import { firstHome } from './firstHome.ts'
import { homeDocument } from './homeDocument.ts'
import type { MarketBooks } from './marketBooks.ts'

/** The data of answers. The same revision is the same published state. */
export type HomeBooks = Pick<MarketBooks, 'list' | 'isPresentable' | 'revision'>

/** Returns the current home document, or its part for a first screen. Equal requests share the object. */
export function createHomeAnswers(books: HomeBooks, clock: () => number): (first?: number) => Home {
  const share = shareForAMoment<Home>(clock)
  const whole = () =>
    share(String(books.revision), () => homeDocument(books.list(), clock(), books.isPresentable))
  return (first) =>
    first === undefined ? whole() : share(`${books.revision} ${first}`, () => firstHome(whole(), first))
}
