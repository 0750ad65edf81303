'use client'
import { Skeleton } from '@kit/ui'
import { lazy, Suspense } from 'react'
import type * as ListPages from './listPages.tsx'
import { stripRoom } from './strip.css.ts'

let pages: Promise<typeof ListPages> | undefined

/** Loads the screens of the lists, once: they share most of what they are made of. What failed is asked for again. */
export function loadLists(): Promise<typeof ListPages> {
  pages ??= import('./listPages.tsx').catch((error: unknown) => {
    pages = undefined
    throw error
  })
  return pages
}

/** Loads the search of events alone: a phone shows it in a sheet, behind a press. */
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

/** How a route, or a place of the shell, loads one of those parts. */
export const listPart =
  <Name extends PartName>(name: Name) =>
  async () => ({ default: (await loadLists())[name] })

const LazyStrip = lazy(async () => ({ default: (await loadLists()).SportsStrip }))

const LazyRaces = lazy(listPart('HomeRaces'))

/** The next races, below the lists: nothing above them moves when they come. */
export const NextRacesOfHome = () => (
  <Suspense fallback={null}>
    <LazyRaces />
  </Suspense>
)

/** The strip of sports on the home page; its room is kept while its code is on the way. */
export function HomeStrip() {
  return (
    <Suspense fallback={<Skeleton shape="block" className={stripRoom} />}>
      <LazyStrip />
    </Suspense>
  )
}
