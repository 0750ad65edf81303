'use client'
import { FilterBar, PageFrame, Tabs, useMessage, type DayRange } from '@kit/ui'
import { lazy, Suspense, useState } from 'react'
import { useHistorySite } from '../historyContext.ts'
import { AwaitedDetail } from './AwaitedDetail.tsx'
import { BetDetails } from './BetDetails.tsx'
import type { BetRow } from './betRow.ts'
import { BetsFilters, DaysFilter } from './BetsFilters.tsx'
import { BetsList } from './BetsList.tsx'
import { betTabs, changeView, shownDays, storeView, readView, todayOf, type BetsView } from './betsView.ts'
import * as styles from './bets.css.ts'
import { useHistoryKinds, useReader } from './useHistoryKinds.ts'

/** Kept in tab storage, so that Back from an event returns to the same list. */
function useView() {
  const { tabStorage } = useHistorySite()
  const { types } = useHistoryKinds()
  const [view, setView] = useState(() => readView(tabStorage, types))
  const change = (changed: Partial<BetsView>) => {
    const next = changeView(view, changed)
    storeView(tabStorage, next)
    setView(next)
  }
  return [view, change] as const
}

const ProfitPanel = lazy(() => import('../profit/ProfitPanel.tsx'))

const profitType = 'exchange'

function Profit({ days }: { days: DayRange }) {
  const reader = useReader(profitType)
  if (!reader.data) return <AwaitedDetail query={reader} />
  return (
    <Suspense fallback={<AwaitedDetail query={{ ...reader, isPending: true }} />}>
      <ProfitPanel reader={reader.data} days={days} />
    </Suspense>
  )
}

/**
 * Open and settled bets of a player, of every kind the site has; for staff, their players' bets. Sources: OPEN-003,
 * OPEN-012, ROLE-023.
 */
export function BetsScreen() {
  const message = useMessage()
  const site = useHistorySite()
  const isStaff = site.operator.session.get()?.userType !== 'user'
  const [view, change] = useView()
  const [detail, setDetail] = useState<BetRow | null>(null)
  const reader = useReader(view.type)
  // For sports only, and for a player's own bets.
  const hasProfit = useHistoryKinds().types.includes(profitType) && !isStaff
  const tab = view.tab === 'profit' && !hasProfit ? 'ended' : view.tab
  const today = todayOf(site.now())
  const list = (
    <BetsList
      reader={reader}
      view={{ ...view, tab }}
      isStaff={isStaff}
      today={today}
      onPage={(page) => change({ page })}
      onPlayer={(player) => change({ player })}
      onOpen={setDetail}
    />
  )
  return (
    <PageFrame title={message(isStaff ? 'history.staffTitle' : 'history.title')}>
      <Tabs.Root
        value={tab}
        onValueChange={(tab: string) => change({ tab: betTabs.find((one) => one === tab) ?? 'open' })}
      >
        <Tabs.List aria-label={message('history.lists')}>
          <Tabs.Tab value="open">{message('history.open')}</Tabs.Tab>
          <Tabs.Tab value="ended">{message('history.ended')}</Tabs.Tab>
          {hasProfit && <Tabs.Tab value="profit">{message('history.profit')}</Tabs.Tab>}
        </Tabs.List>
        {(['open', 'ended'] as const).map((tab) => (
          <Tabs.Panel key={tab} value={tab}>
            <div className={styles.list}>
              <BetsFilters view={view} today={today} onChange={change} />
              {list}
            </div>
          </Tabs.Panel>
        ))}
        {hasProfit && (
          <Tabs.Panel value="profit">
            <div className={styles.list}>
              <FilterBar label={message('history.filters')}>
                <DaysFilter view={view} today={today} onChange={change} />
              </FilterBar>
              <Profit days={shownDays(view, today)} />
            </div>
          </Tabs.Panel>
        )}
      </Tabs.Root>
      <BetDetails row={detail} reader={reader.data} isStaff={isStaff} onClose={() => setDetail(null)} />
    </PageFrame>
  )
}
