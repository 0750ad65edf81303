'use client'
import { Money, StatusTag, useMessage } from '@kit/ui'
import type { BetOwner, BetState } from '@kit/sdk/contract'
import { clsx } from 'clsx'
import { priceWord, sideName } from '../priceWord.ts'
import { SiteLink } from '../site/SiteLink.tsx'
import type { BetLine } from './betLine.ts'
import * as styles from './myBets.css.ts'

const tones = { won: 'success', lost: 'danger', void: 'neutral' } as const

/** How a bet ended. */
export function StateTag({ state }: { state: Exclude<BetState, 'open'> }) {
  const message = useMessage()
  return <StatusTag tone={tones[state]}>{message(`betting.results.${state}`)}</StatusTag>
}

/** What was bet on: the side of a runner with the bets that were merged into it, or the selection of a game. */
export function useSelectionWords(): (line: BetLine) => string {
  const message = useMessage()
  return (line) =>
    line.kind === 'casino'
      ? line.bet.selection
      : `${message(sideName(line.bet.marketType, line.bet.side))} ${line.bet.runnerName}`
}

/** The name of what was bet on; it opens the details. Several bets merged have none of their own. */
export function SelectionButton({
  line,
  isCard = false,
  onOpen,
}: {
  line: BetLine
  isCard?: boolean
  onOpen: (line: BetLine) => void
}) {
  const message = useMessage()
  const words = useSelectionWords()(line)
  if (line.kind === 'sports' && line.count > 1) {
    return (
      <span>
        <strong>{words}</strong>{' '}
        <span className={styles.quiet}>{message('betting.openBets.merged', { count: line.count })}</span>
      </span>
    )
  }
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      className={clsx(styles.open, isCard && styles.openCard)}
      onClick={() => onOpen(line)}
    >
      {words}
    </button>
  )
}

/** Where the bet belongs: its event, with a link, and its market; or its game and who makes it. */
export function Where({ line }: { line: BetLine }) {
  if (line.kind === 'casino') {
    const { name, provider } = line.bet.game
    return (
      <span className={styles.where}>
        {name} · {provider}
      </span>
    )
  }
  const { event, marketName } = line.bet
  return (
    <span className={styles.where}>
      <SiteLink to={`/events/${event.id}`} className={styles.link}>
        {event.name}
      </SiteLink>{' '}
      · {marketName}
    </span>
  )
}

/** The price of a sports bet. In the casino the game has the odds: there is none to show. */
export function PriceOf({ line }: { line: BetLine }) {
  if (line.kind === 'casino') return null
  return <bdi className={styles.odds}>{priceWord(line.bet)}</bdi>
}

/** Whose bet it is; pressing it narrows the list to that player. */
export function PlayerButton({
  player,
  onPlayer,
}: {
  player: BetOwner | undefined
  onPlayer: (player: BetOwner) => void
}) {
  const message = useMessage()
  if (!player) return null
  return (
    <button
      type="button"
      className={styles.player}
      title={message('betting.bets.onlyPlayer', { player: player.userName })}
      onClick={() => onPlayer(player)}
    >
      {player.userName}
    </button>
  )
}

/** What a bet won or lost, and how it ended. */
export function ResultOf({ line: { bet } }: { line: BetLine }) {
  return <Money minor={bet.result} kind="result" />
}
