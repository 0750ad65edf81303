'use client'
import { Banner, CopyButton, momentText, MoreMessages, Sheet, SiteLink, useLocale, useMessage } from '@kit/ui'
import type { HistoryReader, HistorySection } from '../historyKind.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useHistorySite } from '../historyContext.ts'
import { AwaitedDetail } from './AwaitedDetail.tsx'
import { PriceOf, ResultOf, StateTag, Where } from './BetParts.tsx'
import type { BetRow } from './betRow.ts'
import * as styles from './bets.css.ts'
import { Fact, FactMoney, Facts, Totals } from './Facts.tsx'

/** Number of characters shown of a bet's id, enough to identify it in a conversation. Copying copies the whole id. */
const shownIdLength = 8

function Identity({ id }: { id: string }) {
  const message = useMessage()
  return (
    <span className={styles.tools}>
      <bdi title={id}>{id.slice(0, shownIdLength)}</bdi>
      <CopyButton
        size="small"
        tone="ghost"
        text={id}
        labels={{
          copy: message('history.bet.copyId'),
          copied: message('history.bet.copied'),
          failed: message('history.bet.copyFailed'),
        }}
      />
    </span>
  )
}

function BetFacts({ row: { bet, line }, placeName }: { row: BetRow; placeName: string }) {
  const locale = useLocale()
  const message = useMessage()
  const isOpen = bet.state === 'open'
  return (
    <Facts>
      <Fact name={placeName}>
        <Where line={line} />
      </Fact>
      {bet.player && <Fact name={message('history.player')}>{bet.player.userName}</Fact>}
      {line.price !== undefined && (
        <Fact name={message('history.column.odds')}>
          <PriceOf line={line} />
        </Fact>
      )}
      <FactMoney name={message('history.column.stake')} minor={bet.stake} />
      {isOpen && <FactMoney name={message('history.bet.toWin')} minor={bet.profit} />}
      {isOpen && <FactMoney name={message('history.bet.toLose')} minor={line.liability} />}
      {bet.state !== 'open' && (
        <Fact name={message('history.column.result')}>
          <StateTag state={bet.state} /> <ResultOf bet={bet} />
        </Fact>
      )}
      <Fact name={message('history.column.placed')}>
        <bdi>{momentText(bet.createdAt, locale)}</bdi>
      </Fact>
      {!isOpen && (
        <Fact name={message('history.column.ended')}>
          <bdi>{momentText(bet.updatedAt, locale)}</bdi>
        </Fact>
      )}
      <Fact name={message('history.bet.id')}>
        <Identity id={bet.id} />
      </Fact>
    </Facts>
  )
}

function Section({
  section: { title, text, facts, totals, proofs, link, warning, note },
}: {
  section: HistorySection
}) {
  return (
    <section className={styles.part}>
      <h3 className={styles.partTitle}>{title}</h3>
      {text !== undefined && <p className={styles.quiet}>{text}</p>}
      {facts && (
        <Facts>
          {facts.map(({ name, value, more = '', isSum }) => (
            <Fact key={name} name={name}>
              {isSum ? <bdi className={styles.sum}>{value}</bdi> : value}
              {more !== '' && <span className={styles.quiet}> {more}</span>}
            </Fact>
          ))}
        </Facts>
      )}
      {totals && <Totals rows={totals} />}
      {proofs && (
        <dl className={styles.part}>
          {proofs.map(({ name, value }) => (
            <div key={name}>
              <dt className={styles.factName}>{name}</dt>
              <dd className={styles.seed}>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {link && (
        <SiteLink to={link.to} className={styles.link}>
          {link.name}
        </SiteLink>
      )}
      {warning !== undefined && <Banner tone="warning">{warning}</Banner>}
      {note !== undefined && <p className={styles.quiet}>{note}</p>}
    </section>
  )
}

function Why({ betId, reader, isStaff }: { betId: string; reader: HistoryReader; isStaff: boolean }) {
  const message = useMessage()
  const { client } = useHistorySite().operator
  const query = useQuery(reader.detail(client, betId, isStaff))
  // An operator without this filter may return another bet.
  const detail = query.data?.docs.find(({ id }) => id === betId)
  if (!detail) return <AwaitedDetail query={query} />
  return (
    <>
      {reader.Moment && !isStaff && <reader.Moment bet={detail} />}
      {reader.explain(detail, message).map((section) => (
        <Section key={section.title} section={section} />
      ))}
    </>
  )
}

export interface BetDetailsProps {
  row: BetRow | null
  reader: HistoryReader | undefined
  isStaff: boolean
  onClose: () => void
}

export function BetDetails({ row, reader, isStaff, onClose }: BetDetailsProps) {
  const message = useMessage()
  // The sheet keeps the last bet on screen while it slides out.
  const [last, setLast] = useState({ row, reader })
  if (row && row !== last.row) setLast({ row, reader })
  const shown = row ? { row, reader } : last
  return (
    <Sheet.Root open={row !== null} onOpenChange={(open: boolean) => !open && onClose()}>
      {shown.row && shown.reader && (
        <Sheet.Content title={shown.row.line.selection} labels={{ close: message('history.close') }}>
          <MoreMessages messages={shown.reader.messages}>
            <Details row={shown.row} reader={shown.reader} isStaff={isStaff} />
          </MoreMessages>
        </Sheet.Content>
      )}
    </Sheet.Root>
  )
}

function Details({ row, reader, isStaff }: { row: BetRow; reader: HistoryReader; isStaff: boolean }) {
  const message = useMessage()
  return (
    <div className={styles.detail}>
      <BetFacts row={row} placeName={message(reader.placeId)} />
      {row.bet.state !== 'open' ? (
        <Why betId={row.bet.id} reader={reader} isStaff={isStaff} />
      ) : (
        reader.Moment && !isStaff && <reader.Moment bet={row.bet} />
      )}
    </div>
  )
}
