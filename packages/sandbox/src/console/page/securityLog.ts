import { listSecurityEvents, type SecurityEvent } from '@kit/sdk/contract'
import { el } from './dom.ts'
import { when } from './format.ts'
import { client } from './operator.ts'
import { pages } from './pages.ts'
import type { Section } from './section.ts'
import { watched } from './watched.ts'

function row({ at, kind, actorId, actorName, outcome, address, details }: SecurityEvent): HTMLElement {
  const facts = Object.entries(details).map((pair) => pair.join(' '))
  return el(
    'li',
    {},
    el(
      'div',
      {},
      el('strong', {}, kind),
      el(
        'span',
        { class: 'quiet' },
        [actorName || actorId || 'nobody logged in', address, ...facts].join(' · '),
      ),
    ),
    el('span', { class: 'badge', 'data-state': outcome === 'done' ? 'approved' : 'rejected' }, outcome),
    el('time', { class: 'quiet', datetime: at }, when(at)),
  )
}

export function securityLog(): Section {
  let page = 1
  const { element, stop } = watched(
    () => client.page(listSecurityEvents, { page, limit: 50 }),
    ({ docs, ...paging }, refresh) =>
      docs.length === 0
        ? []
        : [
            el('ul', { class: 'rows' }, ...docs.map(row)),
            pages(paging, (to) => {
              page = to
              void refresh()
            }),
          ],
    { everyMs: 5000, nothing: 'Nothing happened yet.' },
  )
  return { element, stop }
}
