import { askForRefresh, getSwitches, setMaintenance, setSingleScreen, setUseSocket } from '@kit/sdk/contract'
import { ask } from './ask.ts'
import { el } from './dom.ts'
import { field, form } from './field.ts'
import { client, wordsOf } from './operator.ts'
import { say } from './say.ts'
import type { Section } from './section.ts'
import { watched } from './watched.ts'

interface Switch {
  name: 'maintenanceMode' | 'socket' | 'singleScreen'
  title: string
  words: string
  set(isOn: boolean, transactionCode: string): Promise<unknown>
}

const all: readonly Switch[] = [
  {
    name: 'maintenanceMode',
    title: 'Maintenance',
    words: 'While it is on, only the administrator is served.',
    set: (maintenanceMode, transactionCode) =>
      client.call(setMaintenance, { maintenanceMode, transactionCode }),
  },
  {
    name: 'socket',
    title: 'Live socket',
    words: 'While it is off, sites ask for prices now and then.',
    set: (socket, transactionCode) => client.call(setUseSocket, { socket, transactionCode }),
  },
  {
    name: 'singleScreen',
    title: 'One live page a player',
    words: 'Opening another page cuts the earlier one off.',
    set: (singleScreen, transactionCode) => client.call(setSingleScreen, { singleScreen, transactionCode }),
  },
]

function row({ name, title, words, set }: Switch, isOn: boolean, refresh: () => Promise<void>): HTMLElement {
  const action = isOn ? 'Turn off' : 'Turn on'
  const turn = async () => {
    await ask({
      title: `${action}: ${title}?`,
      words: [words],
      action,
      isSigned: true,
      async send(values) {
        await set(!isOn, values.text('transactionCode'))
        say(`${title}: ${isOn ? 'off' : 'on'}.`)
      },
    })
    await refresh()
  }
  return el(
    'li',
    {},
    el('div', {}, el('strong', {}, title), el('span', { class: 'quiet' }, words)),
    el('span', { class: 'badge', 'data-state': isOn ? 'on' : 'off' }, isOn ? 'on' : 'off'),
    el(
      'p',
      { class: 'buttons' },
      el(
        'button',
        { type: 'button', id: `turn-${name}`, 'aria-label': `${action}: ${title}`, onclick: turn },
        action,
      ),
    ),
  )
}

const refreshForm = () =>
  form(
    'Refresh all pages',
    [
      field({
        name: 'message',
        label: 'Words to the players',
        value: 'User Refreshed',
        attributes: { maxlength: 128 },
      }),
    ],
    (values) =>
      ask({
        title: 'Refresh all open pages?',
        words: ['Every open page of every player forgets what it keeps and loads anew.'],
        action: 'Refresh',
        async send() {
          await client.call(askForRefresh, { message: values.text('message') })
          say('All open pages were asked to load anew.')
        },
      }),
    wordsOf,
  )

/** What is on and off for everybody, and the call to load anew. */
export function switches(): Section {
  const list = watched(
    () => client.call(getSwitches, {}),
    (known, refresh) => [
      el('ul', { class: 'rows' }, ...all.map((one) => row(one, known[one.name], refresh))),
    ],
    { everyMs: 5000 },
  )
  const card = el('section', { class: 'card' }, el('h2', {}, 'Refresh'), refreshForm())
  return { element: el('div', {}, list.element, card), stop: list.stop }
}
