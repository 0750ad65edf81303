'use client'
import { Money, SiteLink, StatusTag, useMessage } from '@kit/ui'
import type { BetOwner, BetState } from '@kit/sdk/contract'
import { clsx } from 'clsx'
import type { BetRow } from './betRow.ts'
import * as styles from './bets.css.ts'

const tones = { won: 'success', lost: 'danger', void: 'neutral' } as const

/** How a bet ended. */
export function StateTag({ state }: { state: Exclude<BetState, 'open'> }) {
  const message = useMessage()
  return <StatusTag tone={tones[state]}>{message(`history.${state}`)}</StatusTag>
}

/** The name of what was bet on; it opens the details. Several bets merged have none of their own. */
export function SelectionButton({
  row,
  isCard = false,
  onOpen,
}: {
  row: BetRow
  isCard?: boolean
  onOpen: (row: BetRow) => void
}) {
  const message = useMessage()
  const { selection } = row.line
  if (row.count > 1) {
    return (
      <span>
        <strong>{selection}</strong>{' '}
        <span className={styles.quiet}>{message('history.merged', { count: row.count })}</span>
      </span>
    )
  }
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      className={clsx(styles.open, isCard && styles.openCard)}
      onClick={() => onOpen(row)}
    >
      {selection}
    </button>
  )
}

/** Where the bet belongs: its event, with a link, and its market; or its game and who makes it. */
export function Where({ line: { place } }: Pick<BetRow, 'line'>) {
  return (
    <span className={styles.where}>
      {place.to === undefined ? (
        place.name
      ) : (
        <SiteLink to={place.to} className={styles.link}>
          {place.name}
        </SiteLink>
      )}{' '}
      · {place.more}
    </span>
  )
}

/** The price, where the bet has one. */
export function PriceOf({ line: { price } }: Pick<BetRow, 'line'>) {
  if (price === undefined) return null
  return <bdi className={styles.odds}>{price}</bdi>
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
      title={message('history.onlyPlayer', { player: player.userName })}
      onClick={() => onPlayer(player)}
    >
      {player.userName}
    </button>
  )
}

/** What a bet won or lost. */
export function ResultOf({ bet }: Pick<BetRow, 'bet'>) {
  return <Money minor={bet.result} kind="result" />
}
