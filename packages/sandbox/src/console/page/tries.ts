import * as z from 'zod/mini'
import { el, replace } from './dom.ts'
import type { Section } from './section.ts'

const tries = z.array(z.object({ address: z.string(), title: z.string(), watch: z.string() }))

/** Returns the things to try, or an empty list where the operator serves none. */
async function readTries(): Promise<z.infer<typeof tries>> {
  const response = await fetch('/console/try.json')
  return response.ok ? tries.parse(await response.json()) : []
}

const elsewhere = 'This operator has none: they need an operator on this machine, outside production.'

/** The list of links. Each opens its page in a new tab, because it logs the tab in as a player. */
export function thingsToTry(): Section {
  const element = el('div', {}, el('p', { class: 'quiet' }, 'Loading…'))
  const show = async () => {
    const all = await readTries().catch(() => [])
    if (all.length === 0) return replace(element, el('p', { class: 'quiet' }, elsewhere))
    replace(
      element,
      el(
        'ul',
        { class: 'rows tries' },
        ...all.map(({ address, title, watch }) =>
          el(
            'li',
            {},
            el(
              'div',
              {},
              el('a', { href: address, target: '_blank', rel: 'noopener' }, title),
              el('small', {}, watch),
            ),
          ),
        ),
      ),
    )
  }
  void show()
  return { element, stop: () => {} }
}
