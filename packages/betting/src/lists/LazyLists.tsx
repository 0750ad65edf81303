'use client'
import { IconButton, Skeleton, useMessage } from '@kit/ui'
import { lazy, Suspense, useState } from 'react'
import type * as ListPages from './listPages.tsx'

let pages: Promise<typeof ListPages> | undefined

/** Loads the screens of the lists, once: they share most of what they are made of. What failed is asked for again. */
export function loadLists(): Promise<typeof ListPages> {
  pages ??= import('./listPages.tsx').catch((error: unknown) => {
    pages = undefined
    throw error
  })
  return pages
}

type PageName = 'CompetitionPage' | 'FavouritesPage' | 'InPlayPage' | 'SportPage' | 'SportsPage'

/** How a route loads one of those screens. */
export const listPage = (name: PageName) => async () => ({ default: (await loadLists())[name] })

const LazyMenu = lazy(async () => ({ default: (await loadLists()).SportsMenu }))
const LazyStrip = lazy(async () => ({ default: (await loadLists()).SportsStrip }))

/** The button that opens the side navigation (SHELL-018). Its code comes at the first press, or before. */
export function MenuButton() {
  const message = useMessage()
  const [isOpen, setIsOpen] = useState<boolean>()
  return (
    <>
      <IconButton
        icon="menu"
        label={message('betting.bar.menu')}
        aria-haspopup="dialog"
        onPointerEnter={() => void loadLists().catch(() => {})}
        onClick={() => setIsOpen(true)}
      />
      {isOpen !== undefined && (
        <Suspense fallback={null}>
          <LazyMenu isOpen={isOpen} onOpenChange={setIsOpen} />
        </Suspense>
      )}
    </>
  )
}

/** The strip of sports on the home page; its room is kept while its code is on the way. */
export function HomeStrip() {
  return (
    <Suspense fallback={<Skeleton shape="block" height="112px" />}>
      <LazyStrip />
    </Suspense>
  )
}
