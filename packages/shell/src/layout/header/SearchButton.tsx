import { IconButton, SearchIcon, useMessage } from '@kit/ui'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useSite } from '../../siteContext.ts'

const SearchSheet = lazy(() => import('./SearchSheet.tsx'))

const isTyping = ({ target }: KeyboardEvent) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName))

/**
 * Opens the search by its icon or by the key `/`, unless a field has the focus or an overlay is
 * open (SHELL-058).
 */
export function SearchButton() {
  const { services } = useSite()
  const message = useMessage()
  const [isOpen, setIsOpen] = useState<boolean>()
  const hasSearch = services.contributed('search').length > 0
  useEffect(() => {
    if (!hasSearch) return undefined
    const open = (event: KeyboardEvent) => {
      const isOther = event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented
      if (event.key !== '/' || isOther || isTyping(event)) return
      if (services.isAsking.getState() || services.isCovered.getState()) return
      event.preventDefault()
      setIsOpen(true)
    }
    document.addEventListener('keydown', open)
    return () => document.removeEventListener('keydown', open)
  }, [hasSearch, services])
  if (!hasSearch) return null
  return (
    <>
      <IconButton
        icon={<SearchIcon />}
        label={message('shell.header.search')}
        aria-haspopup="dialog"
        aria-keyshortcuts="/"
        onClick={() => setIsOpen(true)}
      />
      {isOpen !== undefined && (
        <Suspense fallback={null}>
          <SearchSheet isOpen={isOpen} onOpenChange={setIsOpen} />
        </Suspense>
      )}
    </>
  )
}
