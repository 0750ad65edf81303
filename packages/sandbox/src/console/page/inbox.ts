import { listInbox } from '@kit/sdk/contract'
import { el } from './dom.ts'
import { when } from './format.ts'
import { client } from './operator.ts'
import { pages } from './pages.ts'
import type { Section } from './section.ts'
import { watched } from './watched.ts'

const purposes = { signup: 'Sign up', forgotPassword: 'New password' }

export function inbox(): Section {
  let page = 1
  const { element, stop } = watched(
    () => client.page(listInbox, { page, limit: 20 }),
    ({ docs, ...paging }, refresh) =>
      docs.length === 0
        ? []
        : [
            el(
              'ul',
              { class: 'rows' },
              ...docs.map(({ phone, purpose, code, sender, createdAt }) =>
                el(
                  'li',
                  {},
                  el(
                    'div',
                    {},
                    el('strong', {}, phone),
                    el('span', { class: 'quiet' }, `${purposes[purpose]}, from ${sender}`),
                  ),
                  el('code', { class: 'code' }, code),
                  el('time', { class: 'quiet', datetime: createdAt }, when(createdAt)),
                ),
              ),
            ),
            pages(paging, (to) => {
              page = to
              void refresh()
            }),
          ],
    { everyMs: 3000, nothing: 'No code was sent to any phone yet.' },
  )
  return { element, stop }
}
