'use client'
import { listAccountsBelow, type AccountBelow } from '@kit/sdk/contract'
import { pageQueryOf } from '@kit/sdk/query'
import { useMessage } from '@kit/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { ListFrame } from '../frame/ListFrame.tsx'
import { useBalancePollMs } from '../frame/usePollMs.ts'
import { useStaffSite } from '../staffContext.ts'
import * as styles from '../staff.css.ts'
import { AccountRow } from './AccountRow.tsx'
import type { TreeView } from './treeView.ts'

/** Rows per page: the default of reports. */
const rowsOfPage = 25

export interface BranchProps extends Pick<TreeView, 'search' | 'status' | 'page' | 'open'> {
  label: string
  /** Undefined for the caller's own branch. */
  parentId?: string
  onPage: (page: number) => void
  onUnfold: (id: string) => void
}

/**
 * Opens the only account of an unfolded branch automatically, once, so that one press leads to the first level with a
 * choice.
 */
function useOpenPath(
  rows: readonly AccountBelow[] | undefined,
  open: readonly string[],
  onOpen: (id: string) => void,
) {
  const isDone = useRef(false)
  useEffect(() => {
    if (!rows || isDone.current) return
    isDone.current = true
    const [only, other] = rows
    if (only && !other && only.children > 0 && !open.includes(only.id)) onOpen(only.id)
  })
}

/**
 * The accounts directly below one, each with its own branch that is read when it is unfolded; or the results of a
 * search.
 */
export function Branch({ label, parentId, search, status, page, open, onPage, onUnfold }: BranchProps) {
  const message = useMessage()
  const { client } = useStaffSite().operator
  const isSearch = search !== ''
  const query = useQuery({
    ...pageQueryOf(client, listAccountsBelow, {
      page,
      limit: rowsOfPage,
      search,
      ...(parentId !== undefined && { parentId }),
      ...(status !== 'all' && { status }),
    }),
    meta: { isSearch },
    refetchInterval: useBalancePollMs(),
    // Search results are not a branch.
    placeholderData: (before, last) => (last?.meta?.['isSearch'] === isSearch ? before : undefined),
  })
  useOpenPath(parentId === undefined ? undefined : query.data?.docs, open, onUnfold)
  const drawBranch = ({ id, userName }: AccountBelow) => (
    <UnfoldedBranch
      label={message('staff.players.branch', { user: userName })}
      parentId={id}
      status={status}
      open={open}
      onUnfold={onUnfold}
    />
  )
  return (
    <ListFrame
      query={query}
      none={message(isSearch ? 'staff.players.notFound' : 'staff.players.none')}
      onPage={onPage}
    >
      {(rows) => (
        <ul className={styles.list} aria-label={label}>
          {rows.map((row) => {
            const isOpen = !isSearch && row.children > 0 && open.includes(row.id)
            return (
              <li key={row.id} data-account={row.userType}>
                <AccountRow
                  account={row}
                  hasLine={isSearch}
                  isOpen={isOpen}
                  onUnfold={!isSearch && row.children > 0 ? () => onUnfold(row.id) : undefined}
                />
                {isOpen && <div className={styles.branch}>{drawBranch(row)}</div>}
              </li>
            )
          })}
        </ul>
      )}
    </ListFrame>
  )
}

/** Keeps its page while it is unfolded. */
function UnfoldedBranch(props: Omit<BranchProps, 'page' | 'onPage' | 'search'>) {
  const [page, setPage] = useState(1)
  return <Branch {...props} search="" page={page} onPage={setPage} />
}
