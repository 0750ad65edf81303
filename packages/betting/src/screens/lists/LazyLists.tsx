'use client'
import { Skeleton } from '@kit/ui'
import { lazy, Suspense } from 'react'
import type * as ListPages from './listPages.tsx'
import { stripRoom } from './strip.css.ts'

let pages: Promise<typeof ListPages> | undefined

/**
 * Loads the chunk of the list screens once, which share most of their code. After a failure, the next call tries again.
 */
export function loadLists(): Promise<typeof ListPages> {
  pages ??= import('./listPages.tsx').catch((error: unknown) => {
    pages = undefined
    throw error
  })
  return pages
}

export const loadSearch = async () => ({ default: (await import('./EventSearch.tsx')).EventSearch })

type PartName =
  | 'CompetitionPage'
  | 'FavouritesPage'
  | 'HomeRaces'
  | 'HomeRows'
  | 'InPlayPage'
  | 'LayoutSwitch'
  | 'MoreEvents'
  | 'PlacesSection'
  | 'PoliticsSection'
  | 'SportPage'
  | 'SportsPage'
  | 'SportsSection'

export const listPart =
  <Name extends PartName>(name: Name) =>
  async () => ({ default: (await loadLists())[name] })

const LazyStrip = lazy(async () => ({ default: (await loadLists()).SportsStrip }))

const LazyRaces = lazy(listPart('HomeRaces'))

/** The next races, below the lists, so that nothing above moves when they are loaded. */
export const NextRacesOfHome = () => (
  <Suspense fallback={null}>
    <LazyRaces />
  </Suspense>
)

/** The strip of sports on the home page, or a skeleton of the same height while its chunk loads. */
export function HomeStrip() {
  return (
    <Suspense fallback={<Skeleton shape="block" className={stripRoom} />}>
      <LazyStrip />
    </Suspense>
  )
}
