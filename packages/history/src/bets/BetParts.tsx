'use client'
import { Money, SiteLink, StatusTag, useMessage, useNames } from '@kit/ui'
import type { BetOwner, BetState } from '@kit/sdk/contract'
import { clsx } from 'clsx'
import type { BetRow } from './betRow.ts'
import * as styles from './bets.css.ts'

const tones = { won: 'success', lost: 'danger', void: 'neutral' } as const

export function StateTag({ state }: { state: Exclude<BetState, 'open'> }) {
  const message = useMessage()
  return <StatusTag tone={tones[state]}>{message(`history.${state}`)}</StatusTag>
}

/** Opens the details. Merged bets have none. */
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

export function Where({ line: { place } }: Pick<BetRow, 'line'>) {
  const nameOf = useNames()
  return (
    <span className={styles.where}>
      {place.to === undefined ? (
        place.name
      ) : (
        <SiteLink to={place.to} className={styles.link}>
          {place.name}
        </SiteLink>
      )}{' '}
      · {nameOf(place.more)}
    </span>
  )
}

export function PriceOf({ line: { price } }: Pick<BetRow, 'line'>) {
  if (price === undefined) return null
  return <bdi className={styles.odds}>{price}</bdi>
}

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

export function ResultOf({ bet }: Pick<BetRow, 'bet'>) {
  return <Money minor={bet.result} kind="result" />
}
