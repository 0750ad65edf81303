import { listControlledMarkets, type ControlledMarket } from '@kit/sdk/contract'
import { el } from './dom.ts'
import { field } from './field.ts'
import { when } from './format.ts'
import { giveBack, hold, rollBack, settle } from './marketActions.ts'
import { client, errorMessage } from './operator.ts'
import { pages } from './pages.ts'
import { say } from './say.ts'
import type { Section } from './section.ts'
import { watched } from './watched.ts'

const states = ['open', 'ended', 'all'] as const
type State = (typeof states)[number]

function row(market: ControlledMarket, refresh: () => Promise<void>): HTMLElement {
  const isOpen = market.state === 'open'
  const button = (id: string, words: string, act: (on: ControlledMarket) => Promise<void>) =>
    el(
      'button',
      {
        type: 'button',
        id: `${id}-${market.id}`,
        'aria-label': `${words} ${market.eventName}, ${market.name}`,
        onclick: async () => {
          await act(market).catch((error: unknown) => say(errorMessage(error)))
          await refresh()
        },
      },
      words,
    )
  const winners = market.runners.filter(({ status }) => status === 'winner').map(({ name }) => name)
  return el(
    'li',
    {},
    el(
      'div',
      {},
      el('strong', {}, market.eventName),
      el('span', {}, market.name),
      el(
        'span',
        { class: 'quiet' },
        [
          market.sport,
          when(market.openDate),
          market.openBets > 0 && `${market.openBets} open bets`,
          winners.length > 0 && `won by ${winners.join(', ')}`,
        ]
          .filter(Boolean)
          .join(' · '),
      ),
    ),
    el(
      'span',
      { class: 'badge', 'data-state': isOpen ? market.status : market.state },
      isOpen ? (market.isHeld ? 'suspended by hand' : market.status) : market.state,
    ),
    el(
      'p',
      { class: 'buttons' },
      isOpen && button('hold', market.isHeld ? 'Resume' : 'Suspend', hold),
      isOpen && button('settle', 'Settle', settle),
      isOpen && button('void', 'Void', giveBack),
      market.settlement !== null && button('rollback', 'Roll back', rollBack),
    ),
  )
}

export function markets(): Section {
  const asked = { page: 1, limit: 20, search: '', state: 'open' as State }
  const list = watched(
    () => client.page(listControlledMarkets, { ...asked }),
    ({ docs, ...paging }, refresh) =>
      docs.length === 0
        ? []
        : [
            el('ul', { class: 'rows' }, ...docs.map((market) => row(market, refresh))),
            pages(paging, (to) => {
              asked.page = to
              void refresh()
            }),
          ],
    { everyMs: 5000, nothing: 'No such market.' },
  )
  const search = field({ name: 'search', label: 'Event or market', type: 'search' })
  const state = field({ name: 'state', label: 'State', options: states, value: asked.state })
  const change = () => {
    asked.search = search.querySelector('input')?.value ?? ''
    asked.state = states.find((one) => one === state.querySelector('select')?.value) ?? 'open'
    asked.page = 1
    void list.refresh()
  }
  let typing: ReturnType<typeof setTimeout> | undefined
  search.addEventListener('input', () => {
    clearTimeout(typing)
    typing = setTimeout(change, 250)
  })
  state.addEventListener('change', change)
  return {
    element: el('div', {}, el('search', { class: 'filters' }, search, state), list.element),
    stop() {
      clearTimeout(typing)
      list.stop()
    },
  }
}
