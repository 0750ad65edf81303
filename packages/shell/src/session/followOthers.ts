import type { Operator } from '@kit/sdk'
import { refreshWhenAsked, type RefreshPorts } from './refreshWhenAsked.ts'
import { shareTabs } from './shareTabs.ts'

/** What a page does at the word of others: of the player's other tabs, and of an operator that wants it loaded anew. Returns how to stop. */
export function followOthers({
  operator,
  ...ports
}: Omit<RefreshPorts, 'live'> & { operator: Operator }): () => void {
  const ends = [
    shareTabs({ operator, queries: ports.queries }),
    refreshWhenAsked({ live: operator.live, ...ports }),
  ]
  return () => ends.forEach((end) => end())
}
