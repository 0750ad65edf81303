'use client'
import { InPlayTag, SiteLink, Skeleton, useIsHydrated, useMessage } from '@kit/ui'
import { listHighlights, type EventSummary } from '@kit/sdk/contract'
import { configurationQuery, queryOf } from '@kit/sdk/query'
import { useQuery } from '@tanstack/react-query'
import { showsLive } from '../../market/showsLive.ts'
import { isInLegacyWindow } from '@kit/rules'
import { useBetting } from '../../slip/model/bettingContext.ts'
import { eventPath } from './listPaths.ts'
import { useListedEvents } from './useListedEvents.ts'
import * as styles from './lists.css.ts'

const most = 8

/**
 * Returns a function that returns true if a highlight shows LIVE, by the older rule if the brand uses it (MKT-016,
 *
 */
function useShowsLive(): (summary: EventSummary) => boolean {
  const { site, options } = useBetting()
  return ({ isInPlay, mainMarket, event }) => {
    const opens = mainMarket?.openDate ?? event.openDate
    return options.legacyInPlayWindow
      ? isInLegacyWindow(Date.parse(opens), site.now())
      : showsLive(isInPlay, opens, site.now())
  }
}

/**
 * The operator's highlights in its order, those marked hot in its configuration first. They start with those of the
 * home document and are read again when the operator reports a change. Sources: SOCK-020, CALL-075, Q-125.
 */
function Listed({ atHome, readAtMs }: { atHome: readonly EventSummary[]; readAtMs: number }) {
  const message = useMessage()
  const isLive = useShowsLive()
  const { site } = useBetting()
  const { data: highlights } = useQuery({
    ...queryOf(site.operator.client, listHighlights, {}),
    initialData: () => [...atHome],
    initialDataUpdatedAt: readAtMs,
  })
  const { data: hot = [] } = useQuery({
    ...configurationQuery(site.operator),
    select: ({ hotEvent }) => hotEvent,
  })
  const isHot = ({ event }: EventSummary) => hot.includes(event.id)
  const open = highlights.filter(({ mainMarket }) => mainMarket?.isClosed !== true)
  const shown = [...open.filter(isHot), ...open.filter((one) => !isHot(one))].slice(0, most)
  if (shown.length === 0) return null
  return (
    <nav aria-label={message('betting.lists.highlights')}>
      <ul className={styles.filter}>
        {shown.map((summary) => (
          <li key={summary.event.id}>
            <SiteLink
              to={eventPath(summary.eventType.id, summary.event.id)}
              className={styles.highlight}
              data-hot={isHot(summary) || undefined}
            >
              {isHot(summary) && <span className={styles.hot}>{message('betting.lists.hot')}</span>}
              <InPlayTag
                inPlay={isLive(summary)}
                labels={{ live: message('betting.inPlay.live'), notYet: message('betting.inPlay.notYet') }}
              />
              <span className={styles.highlightName}>{summary.event.name}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The highlights, or a skeleton of the same height while the home document loads. */
export function Highlights() {
  const { query, lists } = useListedEvents()
  const isTakenOver = useIsHydrated()
  if (query.isPending || !isTakenOver) return <Skeleton shape="block" className={styles.highlightsRoom} />
  const events = new Map(
    [...(lists?.live ?? []), ...(lists?.upcoming ?? [])].map((one) => [one.event.id, one]),
  )
  const atHome = (query.data?.highlight ?? []).flatMap((id) => events.get(id) ?? [])
  return <Listed atHome={atHome} readAtMs={query.dataUpdatedAt} />
}
