import { el } from './dom.ts'
import { field, form } from './field.ts'
import { client, errorMessage } from './operator.ts'
import { say } from './say.ts'
import type { Section } from './section.ts'
import { watched } from './watched.ts'

// Only an operator started with faults serves this module.
const loadCalls = () => import('../../operator/faults/faultCalls.ts')
type Calls = Awaited<ReturnType<typeof loadCalls>>
type Fault = ReturnType<Calls['fault']['parse']>

const notSetUp =
  'This operator was started without faults. Where it was started by npm start it has them; in production there are none.'

function row({ kind, on, userName, probability, count, seed, delayMs, struck }: Fault & { struck: number }) {
  const facts = [
    userName && `of ${userName}`,
    probability < 1 && `${Math.round(probability * 100)} of 100, seed ${seed}`,
    count > 0 && `at most ${count} times`,
    kind.startsWith('delay') && `${delayMs} ms`,
  ]
  return el(
    'li',
    {},
    el(
      'div',
      {},
      el('strong', {}, kind),
      el('code', {}, on),
      el('span', { class: 'quiet' }, facts.filter(Boolean).join(' · ')),
    ),
    el('span', { class: 'badge', 'data-state': struck > 0 ? 'on' : 'off' }, `struck ${struck}`),
  )
}

function addForm(
  { faultKinds, fault: schema }: Calls,
  add: (fault: Fault) => Promise<void>,
): HTMLFormElement {
  const number = (
    name: string,
    label: string,
    value: string,
    attributes: Record<string, string | number> = {},
    hint = '',
  ) =>
    field({
      name,
      label,
      value,
      hint,
      type: 'number',
      required: true,
      attributes: { min: 0, step: 1, ...attributes },
    })
  return form(
    'Add',
    [
      field({ name: 'kind', label: 'What goes wrong', options: faultKinds }),
      field({
        name: 'on',
        label: 'Where',
        value: '*',
        required: true,
        hint: 'A call, such as POST api/user/openBet, or an event, such as getModifyMarketUpdate. * is anything.',
      }),
      field({ name: 'userName', label: 'Whose', hint: 'Everybody’s when empty.' }),
      number('probability', 'How likely, of 1', '1', { min: 0.01, max: 1, step: 'any' }),
      number('count', 'How often at most', '0', {}, '0 is without end.'),
      number('seed', 'Seed', '1'),
      number('delayMs', 'How late, in ms', '1000', { max: 60_000 }),
    ],
    (values) =>
      add(
        schema.parse({
          kind: values.text('kind'),
          on: values.text('on'),
          userName: values.text('userName'),
          probability: Number(values.text('probability')),
          count: Number(values.text('count')),
          seed: Number(values.text('seed')),
          delayMs: Number(values.text('delayMs')),
        }),
      ),
    errorMessage,
  )
}

function controls(calls: Calls): Section {
  const { listFaults, setFaults } = calls
  const list = watched(
    () => client.call(listFaults, {}),
    (set, refresh) =>
      set.length === 0
        ? []
        : [
            el('ul', { class: 'rows' }, ...set.map((fault) => row(fault))),
            el(
              'button',
              {
                type: 'button',
                id: 'clear-faults',
                onclick: async () => {
                  await client.call(setFaults, { faults: [] }).then(
                    () => say('No fault is set any more.'),
                    (error: unknown) => say(errorMessage(error)),
                  )
                  await refresh()
                },
              },
              'Clear all',
            ),
          ],
    { everyMs: 2000, nothing: 'No fault is set: everything works.' },
  )
  const add = async (fault: Fault) => {
    const known = await client.call(listFaults, {})
    await client.call(setFaults, { faults: [...known, fault] })
    say(`${fault.kind}: set.`)
    await list.refresh()
  }
  const card = el('section', { class: 'card' }, el('h2', {}, 'Add a fault'), addForm(calls, add))
  return { element: el('div', {}, list.element, card), stop: list.stop }
}

export function faults(): Section {
  const element = el('div', {}, el('p', { class: 'quiet' }, 'Loading…'))
  let open: Section | undefined
  let isStopped = false
  const show = async () => {
    const calls = await loadCalls().catch(() => undefined)
    if (isStopped) return
    open = calls && controls(calls)
    element.replaceChildren(open?.element ?? el('p', { class: 'quiet' }, notSetUp))
  }
  void show()
  return {
    element,
    stop() {
      isStopped = true
      open?.stop()
    },
  }
}
