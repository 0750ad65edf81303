import { Accordion, Button, useMessage } from '@kit/ui'
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import * as styles from './information.css.ts'

export interface FoldedSection {
  id: string
  heading: string
  body: ReactNode
}

/** The section in the address is open; all are open in print. */
export function FoldedSections({
  sections,
  language,
}: {
  sections: readonly FoldedSection[]
  language?: string
}) {
  const message = useMessage()
  const [open, setOpen] = useState<string[]>([])
  const ids = sections.map(({ id }) => id)
  useAnchor(ids, (id) => setOpen((before) => [...before, id]))
  usePrint(open, setOpen, ids)
  const areAllOpen = ids.every((id) => open.includes(id))
  return (
    <div className={styles.sections}>
      <Button className={styles.openAll} size="small" onClick={() => setOpen(areAllOpen ? [] : ids)}>
        {message(areAllOpen ? 'information.closeAll' : 'information.openAll')}
      </Button>
      <Accordion.Root type="multiple" value={open} onValueChange={setOpen}>
        {sections.map(({ id, heading, body }) => (
          <Accordion.Item
            key={id}
            id={id}
            value={id}
            className={styles.folded}
            headingLevel={2}
            title={<span lang={language}>{heading}</span>}
          >
            {body}
          </Accordion.Item>
        ))}
      </Accordion.Root>
    </div>
  )
}

/** Calls back now and after each change. */
function useAnchor(ids: readonly string[], onAnchor: (id: string) => void): void {
  const key = ids.join()
  const open = useEffectEvent(onAnchor)
  useEffect(() => {
    const follow = () => {
      const id = globalThis.location.hash.slice(1)
      if (!key.split(',').includes(id)) return
      open(id)
      document.getElementById(id)?.scrollIntoView()
    }
    follow()
    globalThis.addEventListener('hashchange', follow)
    return () => globalThis.removeEventListener('hashchange', follow)
  }, [key])
}

function usePrint(open: string[], setOpen: (open: string[]) => void, all: string[]): void {
  const openBefore = useRef<string[] | undefined>(undefined)
  useEffect(() => {
    const before = () => {
      openBefore.current ??= open
      flushSync(() => setOpen(all))
    }
    const after = () => {
      if (openBefore.current) setOpen(openBefore.current)
      openBefore.current = undefined
    }
    globalThis.addEventListener('beforeprint', before)
    globalThis.addEventListener('afterprint', after)
    return () => {
      globalThis.removeEventListener('beforeprint', before)
      globalThis.removeEventListener('afterprint', after)
    }
  })
}
