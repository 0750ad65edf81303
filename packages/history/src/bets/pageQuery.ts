import type { OperatorClient } from '@kit/sdk'
import { momentsOf } from '@kit/ui'
import type { HistoryReader } from '../historyKind.ts'
import { shownDays, type BetsView } from './betsView.ts'

/** Rows per page: the default of reports. */
const rowsOfPage = 25

/** `today` as `YYYY-MM-DD`. */
export function pageQuery(
  reader: HistoryReader,
  client: OperatorClient,
  { view, today, isStaff }: { view: BetsView; today: string; isStaff: boolean },
) {
  const isOpen = view.tab === 'open'
  return reader.list(client, {
    isOpen,
    isStaff,
    page: view.page,
    limit: rowsOfPage,
    gameType: view.type,
    ...(!isOpen && momentsOf(shownDays(view, today))),
    ...(isStaff && view.player && { userId: view.player.id }),
  })
}
