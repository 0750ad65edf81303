'use client'
import { accountStatuses } from '@kit/sdk/contract'
import { FilterBar, SearchField, Select, useMessage } from '@kit/ui'
import { useState } from 'react'
import { StaffHeading, StaffPage } from '../frame/StaffPage.tsx'
import { useSettled } from '../frame/useSettled.ts'
import { useStaffSite } from '../staffContext.ts'
import { Branch } from './Branch.tsx'
import { Counters } from './Counters.tsx'
import { changeView, readView, storeView, unfold, type TreeView } from './treeView.ts'

/** Players as a tree, or the results of a search. Source: ROLE-023. */
export default function PlayersPage() {
  return (
    <StaffPage path="/staff">
      <Players />
    </StaffPage>
  )
}

/** Kept in tab storage, so that Back from a player returns to it. */
function useView() {
  const { tabStorage } = useStaffSite()
  const [view, setView] = useState(() => readView(tabStorage))
  const show = (next: TreeView) => {
    storeView(tabStorage, next)
    setView(next)
  }
  return [view, show] as const
}

function Players() {
  const message = useMessage()
  const [view, show] = useView()
  const change = (changed: Partial<TreeView>) => show(changeView(view, changed))
  const search = useSettled(view.search.trim())
  return (
    <>
      <StaffHeading title={message('staff.players')} />
      <Counters />
      <FilterBar label={message('staff.filters')}>
        <SearchField
          label={message('staff.search')}
          value={view.search}
          maxLength={64}
          labels={{ clear: message('staff.search.clear') }}
          onValueChange={(search) => change({ search })}
        />
        <Select
          label={message('staff.status')}
          value={view.status}
          options={(['all', ...accountStatuses] as const).map((status) => ({
            value: status,
            label: message(`staff.status.${status}`),
          }))}
          onChange={({ currentTarget }) => change({ status: currentTarget.value as TreeView['status'] })}
        />
      </FilterBar>
      <Branch
        label={message(search === '' ? 'staff.players.tree' : 'staff.players.found')}
        search={search}
        status={view.status}
        page={view.page}
        open={view.open}
        onPage={(page) => change({ page })}
        onUnfold={(id) => show(unfold(view, id))}
      />
    </>
  )
}
