'use client'
import { Chip, PageFrame, Tabs, useMessage } from '@kit/ui'
import { useState } from 'react'
import { useHistorySite } from '../historyContext.ts'
import { BetDetails } from './BetDetails.tsx'
import type { BetRow } from './betRow.ts'
import { BetsFilters } from './BetsFilters.tsx'
import { BetsList } from './BetsList.tsx'
import { changeView, storeView, readView, todayOf, type BetsView } from './betsView.ts'
import * as styles from './bets.css.ts'
import { useHistoryKinds, useReader } from './useHistoryKinds.ts'

/** The view, kept in tab storage so that Back from an event returns to the same list. */
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

/**
 * Open and settled bets of a player, of every kind the site has; for staff those of their players. Sources: OPEN-003,
 * OPEN-012, ROLE-023.
 */
export function BetsScreen() {
  const message = useMessage()
  const site = useHistorySite()
  const isStaff = site.operator.session.get()?.userType !== 'user'
  const [view, change] = useView()
  const [detail, setDetail] = useState<BetRow | null>(null)
  const reader = useReader(view.type)
  const today = todayOf(site.now())
  const list = (
    <BetsList
      reader={reader}
      view={view}
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
        value={view.tab}
        onValueChange={(tab: string) => change({ tab: tab === 'ended' ? 'ended' : 'open' })}
      >
        <Tabs.List aria-label={message('history.lists')}>
          <Tabs.Tab value="open">{message('history.open')}</Tabs.Tab>
          <Tabs.Tab value="ended">{message('history.ended')}</Tabs.Tab>
        </Tabs.List>
        {(['open', 'ended'] as const).map((tab) => (
          <Tabs.Panel key={tab} value={tab}>
            <div className={styles.list}>
              <BetsFilters view={view} today={today} onChange={change} />
              {view.player && (
                <div className={styles.tools}>
                  <Chip
                    selected
                    aria-label={message('history.allPlayers')}
                    onClick={() => change({ player: null })}
                  >
                    {message('history.ofPlayer', { player: view.player.userName })} ✕
                  </Chip>
                </div>
              )}
              {list}
            </div>
          </Tabs.Panel>
        ))}
      </Tabs.Root>
      <BetDetails row={detail} reader={reader.data} isStaff={isStaff} onClose={() => setDetail(null)} />
    </PageFrame>
  )
}
