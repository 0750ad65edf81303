'use client'
import { lazy } from 'react'
import type * as RowParts from './rowParts.ts'

let parts: Promise<typeof RowParts> | undefined

/** Loads the chunk of lists in rows and the layout switch once. After a failure, the next call tries again. */
function loadRows(): Promise<typeof RowParts> {
  parts ??= import('./rowParts.ts').catch((error: unknown) => {
    parts = undefined
    throw error
  })
  return parts
}

export const LazyHomeRows = lazy(async () => ({ default: (await loadRows()).HomeRows }))
export const LazyTable = lazy(async () => ({ default: (await loadRows()).EventTable }))
export const LazySwitch = lazy(async () => ({ default: (await loadRows()).LayoutSwitch }))
