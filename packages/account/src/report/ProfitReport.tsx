import { getProfitReport, sportName, type Minor } from '@kit/sdk/contract'
import { profileQuery, queryOf } from '@kit/sdk/query'
import {
  BarChart,
  Button,
  Card,
  DateRangePicker,
  dayOf,
  ErrorState,
  formatPoints,
  IconButton,
  Money,
  momentsOf,
  MoreMessages,
  presetIds,
  presetRange,
  Section,
  Sheet,
  Skeleton,
  Stats,
  Switch,
  Table,
  useLocale,
  useMessage,
  useNames,
  type DayRange,
  type MessageId,
  type PresetId,
} from '@kit/ui'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useAccountServices } from '../accountContext.ts'
import * as styles from './report.css.ts'
import { reportMessages } from './reportMessages.ts'
import { reportMoment } from './reportMoment.ts'
import { reportTotals, type ProfitReport as Report } from './reportTotals.ts'

/** Sources: REPORT-001 to REPORT-017. */
export default function ProfitReport({ onClose }: { onClose: () => void }) {
  return (
    <MoreMessages messages={reportMessages}>
      <ReportSheet onClose={onClose} />
    </MoreMessages>
  )
}

function ReportSheet({ onClose }: { onClose: () => void }) {
  const { site } = useAccountServices()
  const message = useMessage()
  const today = dayOf(new Date(site.now()))
  const [days, setDays] = useState<DayRange>(() => presetRange('last7Days', today))
  const range = momentsOf(days)
  const { client } = site.operator
  const player = useQuery(profileQuery(client))
  const profile = player.data
  const isUnknown = profile === undefined && player.isError
  const query = useQuery({
    ...queryOf(client, getProfitReport, { userId: profile?.id, ...range }),
    enabled: profile !== undefined,
    // Requested each time it opens, never from the cache (REPORT-004).
    staleTime: 0,
    refetchOnMount: 'always',
  })
  const isFetching = query.isFetching || player.isFetching
  const readAgain = () => void (isUnknown ? player : query).refetch()
  return (
    <Sheet.Root open onOpenChange={(opens) => !opens && onClose()}>
      <Sheet.Content
        edge="full"
        title={message('account.report')}
        labels={{ close: message('account.report.close') }}
      >
        <div className={styles.report}>
          <div className={styles.tools}>
            <Days today={today} days={days} onChange={setDays} />
            <IconButton
              icon="retry"
              label={message('account.report.refresh')}
              aria-busy={isFetching}
              onClick={readAgain}
            />
            <Button onClick={() => window.print()}>{message('account.report.print')}</Button>
          </div>
          <p className={styles.range}>
            {/* Dates and times keep their order in every writing direction. */}
            <bdi>
              {message('account.report.range', {
                from: reportMoment(range.startDate),
                to: reportMoment(range.endDate),
              })}
            </bdi>
          </p>
          {query.isError || isUnknown ? (
            // A failed call shows no old figures (REPORT-016), but the error.
            <ErrorState
              title={message('account.report.failed')}
              text={message('account.report.none')}
              labels={{ retry: message('account.report.retry') }}
              loading={isFetching}
              onRetry={readAgain}
            />
          ) : (
            <Answered report={query.data} />
          )}
        </div>
      </Sheet.Content>
    </Sheet.Root>
  )
}

function Days({
  today,
  days,
  onChange,
}: {
  today: string
  days: DayRange
  onChange: (days: DayRange) => void
}) {
  const message = useMessage()
  const locale = useLocale()
  const presets = Object.fromEntries(
    presetIds.map((id) => [id, message(`account.report.days.${id}`)]),
  ) as Record<PresetId, string>
  return (
    <DateRangePicker
      className={styles.days}
      label={message('account.report.days')}
      today={today}
      max={today}
      locale={locale}
      value={days}
      onValueChange={onChange}
      labels={{
        none: message('account.report.days.none'),
        presets,
        presetGroup: message('account.report.days.presets'),
        chooseEnd: message('account.report.days.chooseEnd'),
        months: message('account.report.days.months'),
        previousMonth: message('account.report.days.previousMonth'),
        nextMonth: message('account.report.days.nextMonth'),
        loading: message('account.report.days.loading'),
      }}
    />
  )
}

function Answered({ report }: { report: Report | undefined }) {
  const message = useMessage()
  if (!report)
    return (
      <div role="status" aria-busy aria-label={message('account.report.loading')}>
        <Skeleton shape="block" height="480px" />
      </div>
    )
  return <Figures report={report} />
}

function Figures({ report }: { report: Report }) {
  const message = useMessage()
  const totals = reportTotals(report)
  const shown = (['total', 'casino', 'exchange', 'dw'] as const).map((name) => ({
    name,
    label: message(`account.report.${name}`),
    minor: totals[name],
  }))
  return (
    <>
      <Stats.Root>
        {shown.map(({ name, label, minor }) => (
          <Stats.Stat key={name} label={label} value={<Net minor={minor} />} />
        ))}
      </Stats.Root>
      <Chart report={report} />
      <Details report={report} />
    </>
  )
}

function Chart({ report }: { report: Report }) {
  const message = useMessage()
  const nameOf = useNames()
  const [hasTable, setTable] = useState(false)
  const results = new Map<string, Minor>([
    ...report.casino.map((row) => [row.gameCategory, row.totalAmount] as const),
    ...report.exchange.map((row) => [nameOf(sportName(row.eventTypeId)), row.totalAmount] as const),
  ])
  if (results.size === 0) return null
  return (
    <>
      <BarChart
        label={message('account.report.chart')}
        columns={{
          label: message('account.report.chart.label'),
          value: message('account.report.chart.value'),
        }}
        points={Array.from(results, ([label, minor]) => ({ label, value: Number(minor) / 100 }))}
        format={({ label }) => formatPoints(results.get(label) ?? 0n, { sign: 'always' })}
        showTable={hasTable}
      />
      <Switch
        className={styles.choice}
        label={message('account.report.showTable')}
        checked={hasTable}
        onCheckedChange={setTable}
      />
    </>
  )
}

const Net = ({ minor }: { minor: Minor }) => (
  <span className={styles.net} data-gain={minor > 0n ? '' : undefined}>
    <Money minor={minor} />
  </span>
)

function Details({ report }: { report: Report }) {
  const nameOf = useNames()
  const won = ['account.report.totalAmount', 'account.report.totalWin', 'account.report.totalLose'] as const
  const moved = ['account.report.amount', 'account.report.bonus'] as const
  return (
    <div className={styles.cards}>
      <Detail
        titleId="account.report.casinoDetail"
        columns={['account.report.category', ...won]}
        rows={report.casino.map((row) => ({
          name: row.gameCategory,
          cells: [<Net key="total" minor={row.totalAmount} />, row.totalWin, row.totalLose],
        }))}
      />
      <Detail
        titleId="account.report.exchangeDetail"
        columns={['account.report.sport', ...won]}
        rows={report.exchange.map((row) => ({
          name: nameOf(sportName(row.eventTypeId)),
          cells: [<Net key="total" minor={row.totalAmount} />, row.totalWin, row.totalLose],
        }))}
      />
      {(['deposit', 'withdraw'] as const).map((kind) => (
        <Detail
          key={kind}
          titleId={`account.report.${kind}Detail`}
          columns={moved}
          rows={report[kind].map(({ totalAmount, totalBonus }) => ({ cells: [totalAmount, totalBonus] }))}
        />
      ))}
    </div>
  )
}

interface DetailProps {
  titleId: MessageId
  columns: readonly MessageId[]
  rows: readonly { name?: string; cells: readonly (Minor | ReactNode)[] }[]
}

/** Shows a note if it is empty (REPORT-012). */
function Detail({ titleId, columns, rows }: DetailProps) {
  const message = useMessage()
  const title = message(titleId)
  return (
    <Section title={title}>
      <Card padded={rows.length === 0} className={styles.card}>
        {rows.length === 0 ? (
          <p className={styles.none}>{message('account.report.none')}</p>
        ) : (
          <Table.Root caption={title} hideCaption>
            <Table.Head>
              <Table.Row>
                {columns.map((column) => (
                  <Table.Header key={column}>{message(column)}</Table.Header>
                ))}
              </Table.Row>
            </Table.Head>
            <Table.Body>
              {rows.map(({ name, cells }, index) => (
                <Table.Row key={name ?? index}>
                  {name !== undefined && <Table.RowHeader>{name}</Table.RowHeader>}
                  {cells.map((cell, column) => (
                    <Table.Cell key={columns[column]} numeric>
                      {typeof cell === 'bigint' ? <Money minor={cell} /> : cell}
                    </Table.Cell>
                  ))}
                </Table.Row>
              ))}
            </Table.Body>
          </Table.Root>
        )}
      </Card>
    </Section>
  )
}
