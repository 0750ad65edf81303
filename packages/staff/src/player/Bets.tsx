'use client'
import type { HistoryBet, HistoryKind, HistoryReader } from '@kit/history/feature'
import {
  MoreMessages,
  Money,
  Section,
  SegmentedControl,
  SiteLink,
  Tabs,
  useLocale,
  useMessage,
  momentText,
} from '@kit/ui'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { Answered, ListFrame } from '../frame/ListFrame.tsx'
import { useBalancePollMs } from '../frame/usePollMs.ts'
import { useStaffSite } from '../staffContext.ts'
import * as styles from '../staff.css.ts'

const rowsOfPage = 10

/** Bets of every kind that the site's features contribute. Source: ROLE-023. */
export function Bets({ userId }: { userId: string }) {
  const message = useMessage()
  const site = useStaffSite()
  const kinds = useMemo(() => site.contributed('history').flat(), [site])
  const [kindId, setKind] = useState(kinds[0]?.id ?? '')
  const kind = kinds.find(({ id }) => id === kindId)
  if (!kind) return null
  return (
    <Section
      title={message('staff.bets')}
      action={site.hasPage('/open-bets') && <SiteLink to="/open-bets">{message('staff.bets.all')}</SiteLink>}
    >
      <div className={styles.stack}>
        {kinds.length > 1 && (
          <SegmentedControl.Root
            aria-label={message('staff.bets.kind')}
            value={kindId}
            onValueChange={(value: string) => setKind(value)}
          >
            {kinds.map(({ id, types }) => (
              <SegmentedControl.Item key={id} value={id}>
                {message(types.includes('exchange') ? 'staff.bets.exchange' : 'staff.bets.casino')}
              </SegmentedControl.Item>
            ))}
          </SegmentedControl.Root>
        )}
        <Tabs.Root defaultValue="open">
          <Tabs.List aria-label={message('staff.bets')}>
            <Tabs.Tab value="open">{message('staff.bets.open')}</Tabs.Tab>
            <Tabs.Tab value="ended">{message('staff.bets.ended')}</Tabs.Tab>
          </Tabs.List>
          {(['open', 'ended'] as const).map((tab) => (
            <Tabs.Panel key={tab} value={tab}>
              <BetsOfKind key={kind.id} kind={kind} userId={userId} isOpen={tab === 'open'} />
            </Tabs.Panel>
          ))}
        </Tabs.Root>
      </div>
    </Section>
  )
}

interface BetsProps {
  userId: string
  isOpen: boolean
}

/** Loads the code of the kind when it is first shown. */
function BetsOfKind({ kind, ...props }: BetsProps & { kind: HistoryKind }) {
  const reader = useQuery({
    queryKey: ['historyReader', kind.id],
    queryFn: async () => (await kind.load()).default,
    staleTime: Infinity,
    retry: false,
  })
  return (
    <Answered query={reader} height="160px">
      {(data) => (
        <MoreMessages messages={data.messages}>
          <BetList {...props} kind={kind} reader={data} />
        </MoreMessages>
      )}
    </Answered>
  )
}

function BetList({ kind, reader, userId, isOpen }: BetsProps & { kind: HistoryKind; reader: HistoryReader }) {
  const message = useMessage()
  const { client } = useStaffSite().operator
  const [page, setPage] = useState(1)
  const query = useQuery({
    ...reader.list(client, {
      isOpen,
      isStaff: true,
      page,
      limit: rowsOfPage,
      gameType: kind.types[0] ?? 'exchange',
      userId,
    }),
    refetchInterval: useBalancePollMs(),
    placeholderData: (before) => before,
  })
  return (
    <ListFrame
      query={query}
      none={message(isOpen ? 'staff.bets.noneOpen' : 'staff.bets.noneEnded')}
      onPage={setPage}
    >
      {(bets) => (
        <ul className={styles.list} aria-label={message(isOpen ? 'staff.bets.open' : 'staff.bets.ended')}>
          {bets.map((bet) => (
            <BetRow key={bet.id} bet={bet} reader={reader} />
          ))}
        </ul>
      )}
    </ListFrame>
  )
}

function BetRow({ bet, reader }: { bet: HistoryBet; reader: HistoryReader }) {
  const message = useMessage()
  const locale = useLocale()
  const { selection, side, price, place, liability } = reader.lineOf(bet, message)
  const isOpen = bet.state === 'open'
  const figures = isOpen
    ? ([
        ['staff.bets.stake', bet.stake, 'amount'],
        ['staff.bets.profit', bet.profit, 'amount'],
        ['staff.bets.liability', liability, 'amount'],
      ] as const)
    : ([
        ['staff.bets.stake', bet.stake, 'amount'],
        ['staff.bets.result', bet.result, 'result'],
      ] as const)
  return (
    <li className={styles.row} data-side={side} data-bet-state={bet.state}>
      <div>
        <strong>
          {selection}
          {price !== undefined && ` ${price}`}
        </strong>
        <div className={styles.quiet}>
          {place.name} · {place.more}
        </div>
        <bdi className={styles.quiet}>{momentText(isOpen ? bet.createdAt : bet.updatedAt, locale)}</bdi>
      </div>
      <dl className={styles.figures}>
        {figures.map(([labelId, minor, kind]) => (
          <div key={labelId} className={styles.figure}>
            <dt className={styles.figureName}>{message(labelId)}</dt>
            <dd className={styles.figureValue}>
              <Money minor={minor} kind={kind} />
            </dd>
          </div>
        ))}
      </dl>
    </li>
  )
}
