'use client'
import { Chip, PageHeader, Tabs, useMessage } from '@kit/ui'
import { useState } from 'react'
import { useBetting } from '../site/bettingContext.ts'
import { BetDetails } from './BetDetails.tsx'
import type { BetLine } from './betLine.ts'
import { BetsFilters } from './BetsFilters.tsx'
import { BetsList } from './BetsList.tsx'
import { changeView, readView, todayOf, type BetsView } from './betsView.ts'
import * as styles from './myBets.css.ts'

const keptAs = 'kit.bets.view'

/** What the screen shows; kept in the tab, so that the way back from an event leads to the same list. */
function useView() {
  const { tabStorage } = useBetting().site
  const [view, setView] = useState(() => readView(tabStorage.getItem(keptAs)))
  const change = (changed: Partial<BetsView>) => {
    const next = changeView(view, changed)
    tabStorage.setItem(keptAs, JSON.stringify(next))
    setView(next)
  }
  return [view, change] as const
}

/**
 * Open bets and results of a player, of all sports and of the casino; for staff those of the players below. Sources:
 * OPEN-003, OPEN-012, ROLE-023.
 */
export function BetsScreen() {
  const message = useMessage()
  const { site } = useBetting()
  const isStaff = site.operator.session.get()?.userType !== 'user'
  const [view, change] = useView()
  const [detail, setDetail] = useState<BetLine | null>(null)
  const today = todayOf(site.now())
  const list = (
    <BetsList
      view={view}
      isStaff={isStaff}
      today={today}
      onPage={(page) => change({ page })}
      onPlayer={(player) => change({ player })}
      onOpen={setDetail}
    />
  )
  return (
    <div className={styles.page}>
      <PageHeader title={message(isStaff ? 'betting.bets.staffTitle' : 'betting.bets.title')} />
      <Tabs.Root
        value={view.tab}
        onValueChange={(tab: string) => change({ tab: tab === 'ended' ? 'ended' : 'open' })}
      >
        <Tabs.List aria-label={message('betting.bets.lists')}>
          <Tabs.Tab value="open">{message('betting.slip.openBets')}</Tabs.Tab>
          <Tabs.Tab value="ended">{message('betting.results.title')}</Tabs.Tab>
        </Tabs.List>
        {(['open', 'ended'] as const).map((tab) => (
          <Tabs.Panel key={tab} value={tab}>
            <div className={styles.list}>
              <BetsFilters view={view} today={today} onChange={change} />
              {view.player && (
                <div className={styles.tools}>
                  <Chip
                    selected
                    aria-label={message('betting.bets.allPlayers')}
                    onClick={() => change({ player: null })}
                  >
                    {message('betting.bets.ofPlayer', { player: view.player.userName })} ✕
                  </Chip>
                </div>
              )}
              {list}
            </div>
          </Tabs.Panel>
        ))}
      </Tabs.Root>
      <BetDetails line={detail} isStaff={isStaff} onClose={() => setDetail(null)} />
    </div>
  )
}
