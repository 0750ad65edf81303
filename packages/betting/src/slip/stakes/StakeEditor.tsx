'use client'
import { Banner, Button, IconButton, NumberField, Skeleton, TextField, useMessage } from '@kit/ui'
import { useState, type FormEvent } from 'react'
import { useAccount } from '../../site/useAccount.ts'
import { defaultPresets } from '../../site/defaultPresets.ts'
import { useBetting } from '../model/bettingContext.ts'
import type { StakeKind } from './savedStakes.ts'
import { mostShown } from './stakePresets.ts'
import { isWhole, longestLabel, presetsOf, rowsOf, type StakeRow } from './stakeRows.ts'
import { useStakesStatus, useEditedStakes, useSaveStakes } from './useStakes.ts'
import * as styles from './stakes.css.ts'

interface RowProps {
  row: StakeRow
  place: number
  isChecked: boolean
  onChange: (row: StakeRow) => void
  onRemove: (() => void) | undefined
}

function Row({ row, place, isChecked, onChange, onRemove }: RowProps) {
  const message = useMessage()
  return (
    <li className={styles.row}>
      <NumberField
        label={message('betting.stakes.amount', { place })}
        decimals={0}
        min={1n}
        step={100n}
        value={row.points}
        error={isChecked && !isWhole(row) ? message('betting.stakes.amountFault') : undefined}
        onValueChange={(points) => onChange({ ...row, points })}
      />
      <TextField
        label={message('betting.stakes.label', { place })}
        value={row.label}
        placeholder={row.points === null ? '' : String(row.points)}
        maxLength={longestLabel}
        autoComplete="off"
        onChange={({ target }) => onChange({ ...row, label: target.value })}
      />
      {onRemove && (
        <IconButton
          icon="close"
          size="small"
          label={message('betting.stakes.remove', { place })}
          className={styles.remove}
          onClick={onRemove}
        />
      )}
    </li>
  )
}

function useRows(kind: StakeKind) {
  const own = useEditedStakes(kind)
  // A later read must not overwrite the player's edits.
  const [changed, setChanged] = useState<StakeRow[] | null>(null)
  const rows = changed ?? rowsOf(own)
  return {
    rows,
    forget: () => setChanged(null),
    reset: () => setChanged(rowsOf(defaultPresets[kind])),
    change: (next: StakeRow) => setChanged(rows.map((row) => (row.id === next.id ? next : row))),
    remove: (id: number) => setChanged(rows.filter((row) => row.id !== id)),
    add: () =>
      setChanged([...rows, { id: Math.max(-1, ...rows.map(({ id }) => id)) + 1, points: null, label: '' }]),
  }
}

/** Skeletons of the presets while they load. Editing the defaults would replace the player's own presets. */
function LoadingRows({ kind }: { kind: StakeKind }) {
  return (
    <ul className={styles.rows} aria-busy>
      {defaultPresets[kind].map(({ label }) => (
        <li key={label} className={styles.row}>
          <Skeleton shape="block" className={styles.loading} />
          <Skeleton shape="block" className={styles.loading} />
        </li>
      ))}
    </ul>
  )
}

/**
 * Form that edits the presets of the slip or of quick bets, which are separate lists. Sources: STAKE-008, STAKE-016,
 * BET-059.
 */
export function StakeEditor({ kind, onSaved }: { kind: StakeKind; onSaved?: (() => void) | undefined }) {
  const message = useMessage()
  const { site } = useBetting()
  const isDemo = useAccount()?.user.isDemo ?? false
  const { rows, forget, reset, change, remove, add } = useRows(kind)
  const [isChecked, setIsChecked] = useState(false)
  const [isRefused, setIsRefused] = useState(false)
  const save = useSaveStakes(kind)
  const status = useStakesStatus(kind)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsChecked(true)
    // A demo account has no presets of its own, so nothing is sent. Source: STAKE-015.
    if (isDemo) return setIsRefused(true)
    const presets = presetsOf(rows)
    if (!presets || save.isPending) return undefined
    return save.mutate(
      { presets },
      {
        onSuccess() {
          forget()
          site.toast(message(`betting.stakes.saved.${kind}`), 'success')
          onSaved?.()
        },
      },
    )
  }
  return (
    <form className={styles.editor} onSubmit={submit} noValidate>
      <p className={styles.hint}>{message(`betting.stakes.hint.${kind}`)}</p>
      {isDemo && <Banner tone={isRefused ? 'danger' : 'warning'}>{message('betting.stakes.demo')}</Banner>}
      {status === 'missing' && <Banner tone="warning">{message('betting.stakes.missing')}</Banner>}
      {status === 'coming' ? (
        <LoadingRows kind={kind} />
      ) : (
        <ul className={styles.rows}>
          {rows.map((row, index) => (
            <Row
              key={row.id}
              row={row}
              place={index + 1}
              isChecked={isChecked}
              onChange={change}
              onRemove={rows.length > 1 ? () => remove(row.id) : undefined}
            />
          ))}
        </ul>
      )}
      {save.isError && !isRefused && <Banner tone="danger">{message('betting.stakes.failed')}</Banner>}
      <div className={styles.actions}>
        <Button tone="ghost" disabled={status === 'coming' || rows.length >= mostShown[kind]} onClick={add}>
          {message('betting.stakes.add')}
        </Button>
        <Button tone="ghost" disabled={status === 'coming'} onClick={reset}>
          {message('betting.stakes.reset')}
        </Button>
        <Button
          type="submit"
          tone="action"
          disabled={status === 'coming'}
          loading={save.isPending}
          className={styles.save}
        >
          {message('betting.stakes.save')}
        </Button>
      </div>
    </form>
  )
}
