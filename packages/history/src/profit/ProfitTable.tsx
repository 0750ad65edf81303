import { dateOf, Money, SiteLink, Table, useLocale, useMediaQuery, useMessage, useNames } from '@kit/ui'
import * as styles from '../bets/bets.css.ts'
import { profitTotal, type ProfitBy, type ProfitGroup } from './profitGroups.ts'

const wide = '(min-width: 720px)'

const dayText = (day: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  }).format(dateOf(day))

/** The name of a group. A market has its event and, without a result column, its result. */
function GroupName({ by, group, hasOutcome }: { by: ProfitBy; group: ProfitGroup; hasOutcome: boolean }) {
  const locale = useLocale()
  const nameOf = useNames()
  if (by === 'day') return <bdi>{dayText(group.id, locale)}</bdi>
  const { market, sport, outcome } = group.last
  if (by === 'sport') return nameOf(sport.name)
  return (
    <span className={styles.profitName}>
      <span>{nameOf(market.name)}</span>
      <span className={styles.where}>
        {market.to === undefined ? (
          market.event
        ) : (
          <SiteLink to={market.to} className={styles.link}>
            {market.event}
          </SiteLink>
        )}
      </span>
      {hasOutcome && outcome !== '' && <span className={styles.where}>{outcome}</span>}
    </span>
  )
}

export function ProfitTable({ by, groups }: { by: ProfitBy; groups: readonly ProfitGroup[] }) {
  const message = useMessage()
  const isWide = useMediaQuery(wide)
  const hasOutcomes = by === 'market' && isWide
  const total = profitTotal(groups)
  const hasCommission = isWide && total.commission !== 0n
  return (
    <Table.Root caption={message('history.profit')} hideCaption>
      <Table.Head>
        <Table.Row>
          <Table.Header>{message(`history.profit.by.${by}`)}</Table.Header>
          {hasOutcomes && <Table.Header>{message('history.profit.outcome')}</Table.Header>}
          <Table.Header numeric>{message('history.profit.bets')}</Table.Header>
          {isWide && <Table.Header numeric>{message('history.profit.stake')}</Table.Header>}
          {hasCommission && <Table.Header numeric>{message('history.profit.commission')}</Table.Header>}
          <Table.Header numeric>{message('history.profit.net')}</Table.Header>
        </Table.Row>
      </Table.Head>
      <Table.Body>
        {groups.map((group) => (
          <Table.Row key={group.id} data-group={group.id}>
            <Table.RowHeader>
              <GroupName by={by} group={group} hasOutcome={!isWide} />
            </Table.RowHeader>
            {hasOutcomes && <Table.Cell>{group.last.outcome}</Table.Cell>}
            <Table.Cell numeric>{group.bets}</Table.Cell>
            {isWide && (
              <Table.Cell numeric>
                <Money minor={group.stake} />
              </Table.Cell>
            )}
            {hasCommission && (
              <Table.Cell numeric>
                <Money minor={group.commission} />
              </Table.Cell>
            )}
            <Table.Cell numeric>
              <Money minor={group.net} kind="result" />
            </Table.Cell>
          </Table.Row>
        ))}
        <Table.Row data-total className={styles.profitTotal}>
          <Table.RowHeader>{message('history.profit.total')}</Table.RowHeader>
          {hasOutcomes && <Table.Cell />}
          <Table.Cell numeric>{total.bets}</Table.Cell>
          {isWide && (
            <Table.Cell numeric>
              <Money minor={total.stake} />
            </Table.Cell>
          )}
          {hasCommission && (
            <Table.Cell numeric>
              <Money minor={total.commission} />
            </Table.Cell>
          )}
          <Table.Cell numeric>
            <Money minor={total.net} kind="result" />
          </Table.Cell>
        </Table.Row>
      </Table.Body>
    </Table.Root>
  )
}
