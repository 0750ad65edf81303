'use client'
import { lazy } from 'react'
import type * as RowParts from './rowParts.ts'

let parts: Promise<typeof RowParts> | undefined

/** Loads lists in rows with their switch, once. What failed to load is asked for again. */
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
