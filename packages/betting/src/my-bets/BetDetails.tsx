'use client'
import { CopyButton, Sheet, useMessage } from '@kit/ui'
import { useState, type ReactNode } from 'react'
import { CasinoWhy } from './CasinoWhy.tsx'
import { liabilityOf, momentText, type BetLine } from './betLine.ts'
import { PriceOf, ResultOf, StateTag, useSelectionWords, Where } from './BetParts.tsx'
import { Fact, FactMoney, Facts } from './Facts.tsx'
import * as styles from './myBets.css.ts'
import { SportsWhy } from './SportsWhy.tsx'

/** So many characters of a bet's id are enough to tell it to somebody; all of it is copied. */
const shownId = 8

function Identity({ id }: { id: string }) {
  const message = useMessage()
  return (
    <span className={styles.tools}>
      <bdi title={id}>{id.slice(0, shownId)}</bdi>
      <CopyButton
        size="small"
        tone="ghost"
        text={id}
        labels={{
          copy: message('betting.bet.copyId'),
          copied: message('betting.bet.copied'),
          failed: message('betting.bet.copyFailed'),
        }}
      />
    </span>
  )
}

function BetFacts({ line }: { line: BetLine }) {
  const message = useMessage()
  const { bet, player } = line
  const isOpen = bet.state === 'open'
  return (
    <Facts>
      <Fact name={message(`betting.bets.column.${line.kind === 'sports' ? 'event' : 'game'}`)}>
        <Where line={line} />
      </Fact>
      {player && <Fact name={message('betting.bets.player')}>{player.userName}</Fact>}
      {line.kind === 'sports' && (
        <Fact name={message('betting.bets.column.odds')}>
          <PriceOf line={line} />
        </Fact>
      )}
      <FactMoney name={message('betting.bets.column.stake')} minor={bet.stake} />
      {isOpen && <FactMoney name={message('betting.bet.toWin')} minor={bet.profit} />}
      {isOpen && <FactMoney name={message('betting.bet.toLose')} minor={liabilityOf(line)} />}
      {bet.state !== 'open' && (
        <Fact name={message('betting.bets.column.result')}>
          <StateTag state={bet.state} /> <ResultOf line={line} />
        </Fact>
      )}
      <Fact name={message('betting.bets.column.placed')}>
        <bdi>{momentText(bet.createdAt)}</bdi>
      </Fact>
      {!isOpen && (
        <Fact name={message('betting.bets.column.ended')}>
          <bdi>{momentText(bet.updatedAt)}</bdi>
        </Fact>
      )}
      <Fact name={message('betting.bet.id')}>
        <Identity id={bet.id} />
      </Fact>
    </Facts>
  )
}

function whyOf(line: BetLine, isStaff: boolean): ReactNode {
  if (line.bet.state === 'open') return null
  return line.kind === 'sports' ? (
    <SportsWhy bet={line.bet} player={line.player} isStaff={isStaff} />
  ) : (
    <CasinoWhy bet={line.bet} isStaff={isStaff} />
  )
}

/** One bet with everything there is to know of it: when it was placed, what it brings, and why it ended as it did. */
export function BetDetails({
  line,
  isStaff,
  onClose,
}: {
  line: BetLine | null
  isStaff: boolean
  onClose: () => void
}) {
  const message = useMessage()
  const selection = useSelectionWords()
  // While the sheet slides out it still shows the bet it showed.
  const [last, setLast] = useState(line)
  if (line && line !== last) setLast(line)
  const shown = line ?? last
  return (
    <Sheet.Root open={line !== null} onOpenChange={(open: boolean) => !open && onClose()}>
      {shown && (
        <Sheet.Content title={selection(shown)} closeLabel={message('betting.slip.close')}>
          <div className={styles.detail}>
            <BetFacts line={shown} />
            {whyOf(shown, isStaff)}
          </div>
        </Sheet.Content>
      )}
    </Sheet.Root>
  )
}
