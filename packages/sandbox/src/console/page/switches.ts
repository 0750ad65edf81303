import { getOrPost } from '@kit/sdk'
import {
  requestRefresh,
  getSwitches,
  listEveryWhiteLabelRole,
  refreshEveryPage,
  setMaintenance,
  setSingleScreen,
  setUseSocket,
  setWhiteLabelRole,
  type ResponseOf,
} from '@kit/sdk/contract'
import { ask } from './ask.ts'
import { el } from './dom.ts'
import { field, form } from './field.ts'
import { client, errorMessage } from './operator.ts'
import { say } from './say.ts'
import type { Section } from './section.ts'
import { switchRow, type Switch } from './switchRow.ts'
import { watched } from './watched.ts'

type WhiteLabel = ResponseOf<typeof listEveryWhiteLabelRole>[number]

const all: readonly (Switch & { name: 'maintenanceMode' | 'socket' | 'singleScreen' })[] = [
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

const europeanCasino = ({ whiteLabelId, userName }: WhiteLabel): Switch => ({
  name: `european-${whiteLabelId}`,
  title: `European casino of ${userName}`,
  words: 'While it is off, its players have no games of that provider.',
  set: (isOn, transactionCode) =>
    client.call(setWhiteLabelRole, { whiteLabelId, europeanCasinoDisabled: !isOn, transactionCode }),
})

const refreshForm = () =>
  form(
    'Refresh all pages',
    [
      field({
        name: 'message',
        label: 'Message to the players',
        value: 'User Refreshed',
        attributes: { maxlength: 128 },
      }),
    ],
    (values) =>
      ask({
        title: 'Refresh all open pages?',
        words: ['Every open page of every player clears its cache and reloads.'],
        action: 'Refresh',
        async send() {
          await getOrPost(client, refreshEveryPage, requestRefresh, { message: values.text('message') })
          say('Reload requested on all open pages.')
        },
      }),
    errorMessage,
  )

export function switches(): Section {
  const list = watched(
    () => client.call(getSwitches, {}),
    (known, refresh) => [
      el('ul', { class: 'rows' }, ...all.map((one) => switchRow(one, known[one.name], refresh))),
    ],
    { everyMs: 5000 },
  )
  const whiteLabels = watched(
    () => client.call(listEveryWhiteLabelRole, {}),
    (known, refresh) => [
      el(
        'ul',
        { class: 'rows' },
        ...known.map((one) => switchRow(europeanCasino(one), !one.europeanCasinoDisabled, refresh)),
      ),
    ],
    { everyMs: 5000 },
  )
  const stop = () => {
    list.stop()
    whiteLabels.stop()
  }
  const card = el('section', { class: 'card' }, el('h2', {}, 'Refresh'), refreshForm())
  return { element: el('div', {}, list.element, whiteLabels.element, card), stop }
}
