import { ask } from './ask.ts'
import { el } from './dom.ts'
import { say } from './say.ts'

export interface Switch {
  name: string
  title: string
  words: string
  set(isOn: boolean, transactionCode: string): Promise<unknown>
}

/** Each change requires the transaction code. */
export function switchRow(
  { name, title, words, set }: Switch,
  isOn: boolean,
  refresh: () => Promise<void>,
): HTMLElement {
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
