import { configuration } from './configuration.ts'
import { el, replace } from './dom.ts'
import { faults } from './faults.ts'
import { inbox } from './inbox.ts'
import { ledger } from './ledger.ts'
import { leave } from './login.ts'
import { markets } from './markets.ts'
import { deposits, withdrawals } from './payments.ts'
import { players } from './players.ts'
import { replay } from './replay.ts'
import type { Section } from './section.ts'
import { securityLog } from './securityLog.ts'
import { switches } from './switches.ts'
import { thingsToTry } from './tries.ts'

const sections: readonly { id: string; title: string; open(rest: string): Section }[] = [
  { id: 'markets', title: 'Markets', open: markets },
  { id: 'deposits', title: 'Deposits', open: deposits },
  { id: 'withdrawals', title: 'Withdrawals', open: withdrawals },
  { id: 'players', title: 'Players', open: players },
  { id: 'inbox', title: 'Inbox', open: inbox },
  { id: 'replay', title: 'Replay', open: replay },
  { id: 'configuration', title: 'Configuration', open: configuration },
  { id: 'switches', title: 'Switches', open: switches },
  { id: 'ledger', title: 'Ledger', open: ledger },
  { id: 'security', title: 'Security log', open: securityLog },
  { id: 'faults', title: 'Faults', open: faults },
  { id: 'try', title: 'Things to try', open: thingsToTry },
]

const addressOf = (id: string): string => `/console#${id}`

export function frame(): Section {
  const main = el('main', { id: 'section', tabindex: -1 })
  const links = sections.map(({ id, title }) => el('a', { href: addressOf(id) }, title))
  let open: Section | undefined

  function show(): void {
    open?.stop()
    // `#configuration/b2b.localhost`: the section, and the page within it.
    const [, asked = '', rest = ''] = /^#([^/]*)\/?(.*)$/.exec(window.location.hash) ?? []
    const chosen = sections.find(({ id }) => id === asked) ?? sections[0]!
    for (const link of links) {
      const isHere = link.getAttribute('href') === addressOf(chosen.id)
      if (isHere) link.setAttribute('aria-current', rest === '' ? 'page' : 'true')
      else link.removeAttribute('aria-current')
      if (isHere) link.scrollIntoView({ block: 'nearest', inline: 'center' })
    }
    const page = decodeURIComponent(rest)
    document.title = `${page || chosen.title} · Console`
    open = chosen.open(page)
    replace(main, el('h1', {}, page || chosen.title), open.element)
  }

  const onHash = () => {
    show()
    main.focus({ preventScroll: true })
    window.scrollTo({ top: 0 })
  }
  window.addEventListener('hashchange', onHash)
  // The links can be measured only after they are in the page.
  queueMicrotask(show)
  return {
    element: el(
      'div',
      { class: 'frame' },
      el(
        'a',
        { class: 'skip', href: '#section', onclick: (event) => (event.preventDefault(), main.focus()) },
        'Skip to the section',
      ),
      el(
        'header',
        {},
        el('strong', {}, 'Console'),
        el('nav', { 'aria-label': 'Sections' }, ...links),
        el('button', { type: 'button', onclick: leave }, 'Log out'),
      ),
      main,
    ),
    stop() {
      window.removeEventListener('hashchange', onHash)
      open?.stop()
    },
  }
}
