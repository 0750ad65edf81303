import { CasinoIcon, Icon, useMessage } from '@kit/ui'
import { Link, useRouterState } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import type { CasinoPlace } from '../../navigation/casinoPlaces.ts'
import * as styles from './headerNavigation.css.ts'

/** Closes on Escape, on a choice, and when focus leaves. */
export function CasinoMenu({ kinds }: { kinds: readonly CasinoPlace[] }) {
  const message = useMessage()
  const [isOpen, setIsOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const path = useRouterState({ select: ({ location }) => location.pathname })
  useEffect(() => {
    const page = box.current?.ownerDocument
    if (!isOpen || !page) return undefined
    const close = ({ target }: Event) => {
      if (target instanceof Node && !box.current?.contains(target)) setIsOpen(false)
    }
    page.addEventListener('pointerdown', close)
    page.addEventListener('focusin', close)
    return () => {
      page.removeEventListener('pointerdown', close)
      page.removeEventListener('focusin', close)
    }
  }, [isOpen])
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape on anything inside closes the list.
    <div
      ref={box}
      onKeyDown={({ key }) => {
        if (key !== 'Escape' || !isOpen) return
        setIsOpen(false)
        button.current?.focus()
      }}
    >
      <button
        ref={button}
        type="button"
        className={styles.link}
        aria-expanded={isOpen}
        data-here={kinds.some(({ to }) => to === path) || undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        {message('shell.header.casino')}
        <Icon name="down" size="small" />
      </button>
      {isOpen && (
        <ul className={styles.kinds}>
          {kinds.map(({ id, to, icon }) => (
            <li key={id}>
              <Link to={to} className={styles.kind} onClick={() => setIsOpen(false)}>
                <CasinoIcon name={icon} />
                {message(`shell.casino.${id}`)}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
