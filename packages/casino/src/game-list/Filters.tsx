'use client'
import { allGroup, casinoGroups, casinoKinds, type CasinoGame, type CasinoKind } from '@kit/sdk/contract'
import { Chip, useMessage } from '@kit/ui'
import { useCasinoOptions } from '../casinoContext.ts'
import { filtered, type Filter } from './filter.ts'
import * as styles from './gameList.css.ts'
import { showInRow } from './showInRow.ts'

interface GroupsProps {
  label: string
  groups: readonly string[]
  chosen: string
  nameOf?: (group: string) => string
  onChoose: (group: string) => void
}

function Groups({ label, groups, chosen, nameOf, onChoose }: GroupsProps) {
  const message = useMessage()
  // 'All' and a single group offer no choice.
  if (groups.length < 3) return null
  return (
    <div role="group" aria-label={label} className={styles.row}>
      {groups.map((group) => (
        <Chip
          key={group}
          ref={group === chosen ? showInRow : undefined}
          className={styles.chip}
          selected={group === chosen}
          onClick={() => onChoose(group)}
        >
          {group === allGroup ? message('casino.group.all') : (nameOf?.(group) ?? group)}
        </Chip>
      ))}
    </div>
  )
}

interface FiltersProps {
  games: readonly CasinoGame[]
  filter: Filter
  onChange: (filter: Filter) => void
}

/**
 * Types and sub-providers of a list in the site's order, 'All' first. Selecting a type resets the provider (CAS-004 to
 * CAS-007).
 */
export function Filters({ games, filter, onChange }: FiltersProps) {
  const message = useMessage()
  const { providerOrder = [], typeOrder = casinoKinds } = useCasinoOptions()
  const types = casinoGroups(
    games.map(({ kind }) => kind),
    typeOrder,
  )
  const providers = casinoGroups(
    filtered(games, { ...filter, provider: allGroup }).map(({ subProvider }) => subProvider),
    providerOrder,
  )
  return (
    <>
      <Groups
        label={message('casino.types')}
        groups={types}
        chosen={filter.type}
        nameOf={(type) => message(`casino.list.${type as CasinoKind}`)}
        onChoose={(type) => onChange({ type, provider: allGroup })}
      />
      <Groups
        label={message('casino.groups')}
        groups={providers}
        chosen={filter.provider}
        onChoose={(provider) => onChange({ ...filter, provider })}
      />
    </>
  )
}
