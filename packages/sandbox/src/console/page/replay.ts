import { getReplay, seekReplay, setReplaySpeed, type Replay } from '@kit/sdk/contract'
import { el } from './dom.ts'
import { field, form } from './field.ts'
import { clock } from './format.ts'
import { client, errorMessage } from './operator.ts'
import { say } from './say.ts'
import type { Section } from './section.ts'
import { watched } from './watched.ts'

type ReplayedEvent = Replay['events'][number]

const speedForm = ({ speed }: Replay, refresh: () => Promise<void>) =>
  form(
    'Set speed',
    [
      field({
        name: 'speed',
        label: 'Times its own pace',
        type: 'number',
        value: String(speed),
        required: true,
        attributes: { min: 0.1, max: 10_000, step: 'any' },
      }),
    ],
    async (values) => {
      const state = await client.call(setReplaySpeed, { speed: Number(values.text('speed')) })
      say(`Replaying at ${state.speed} times its own pace.`)
      await refresh()
    },
    errorMessage,
  )

function row({ id, title, run, positionMs, lengthMs, isOver }: ReplayedEvent, refresh: () => Promise<void>) {
  const controlId = `position-${encodeURIComponent(id)}`
  const shown = el('output', { for: controlId }, `${clock(positionMs)} of ${clock(lengthMs)}`)
  const slider: HTMLInputElement = el('input', {
    type: 'range',
    id: controlId,
    min: 0,
    max: Math.round(lengthMs),
    step: 1000,
    value: Math.round(positionMs),
    'aria-label': `Position of ${title}`,
    oninput: () => (shown.textContent = `${clock(slider.valueAsNumber)} of ${clock(lengthMs)}`),
    onchange: async () => {
      try {
        await client.call(seekReplay, { id, positionMs: slider.valueAsNumber })
        say(`${title}: at ${clock(slider.valueAsNumber)}.`)
      } catch (error) {
        say(errorMessage(error))
      }
      slider.blur()
      await refresh()
    },
  })
  return el(
    'li',
    {},
    el(
      'div',
      {},
      el('strong', {}, title),
      el('span', { class: 'quiet' }, isOver ? `Run ${run} is over; the next begins soon` : `Run ${run}`),
    ),
    slider,
    shown,
  )
}

/** Seeking forwards delivers results immediately. Ended markets stay ended. */
export function replay(): Section {
  const { element, stop } = watched(
    () => client.call(getReplay, {}),
    (state, refresh) => [
      el('p', {}, state.title),
      speedForm(state, refresh),
      el('ul', { class: 'rows replay' }, ...state.events.map((event) => row(event, refresh))),
    ],
    { everyMs: 2000 },
  )
  return { element, stop }
}
