import { flagDefaults, type FlagName } from '@kit/sdk/flags/table'
import { flagTexts } from '@kit/sdk/flags/texts'
import { ask } from './ask.ts'
import { el } from './dom.ts'
import { field } from './field.ts'
import {
  flagForm,
  readTyped,
  shownValue,
  typeWords,
  undecided,
  writtenValue,
  type FlagForm,
} from './flagForm.ts'

type Flags = Readonly<Record<string, unknown>>

export interface FlagRowFacts {
  domainName: string
  flags: Flags
  /** Undefined if this tab changed nothing. */
  earlier: Flags | undefined
  /** Rejects with the operator's refusal. */
  send(flags: Flags, transactionCode: string, words: string): Promise<unknown>
}

/** Returns a flag's value on a site when neither the operator nor the site's file decides it. */
function defaultOf(name: FlagName, flags: Flags): unknown {
  const defaults: Partial<Record<FlagName, unknown>> = flagDefaults(flags)
  return name in defaults ? defaults[name] : false
}

function fieldOf(form: FlagForm, name: string, label: string, value: unknown, hint?: string): HTMLElement {
  const written = writtenValue(value)
  if (form.kind === 'choice' || form.kind === 'switch')
    return field({ name, label, value: written || undecided, options: [undecided, ...form.choices] })
  const isLines = form.kind === 'lines'
  return field({ name, label, value: written, ...(hint && { hint }), ...(isLines && { isLong: true }) })
}

const hints: Readonly<Record<FlagForm['kind'], string | undefined>> = {
  switch: undefined,
  choice: undefined,
  text: 'Empty is none, where a flag may be none.',
  number: undefined,
  lines: 'One on each line.',
  parts: undefined,
}

function fieldsOf(name: FlagName, value: unknown): HTMLElement[] {
  const form = flagForm(name)
  if (form.kind !== 'parts') return [fieldOf(form, 'value', 'Value', value, hints[form.kind])]
  const parts = (value ?? {}) as Flags
  return Object.entries(form.parts).map(([part, own]) => fieldOf(own, part, part, parts[part]))
}

const without = (flags: Flags, name: string): Flags => {
  const { [name]: _left, ...others } = flags
  return others
}

const withFlagOf = (flags: Flags, name: string, other: Flags): Flags =>
  name in other ? { ...flags, [name]: other[name] } : without(flags, name)

const change = (name: FlagName, { domainName, flags, send }: FlagRowFacts) =>
  ask({
    title: `${name} of ${domainName}`,
    words: [
      flagTexts[name].effect,
      `Type: ${typeWords(flagForm(name))}. Default: ${shownValue(defaultOf(name, flags))}.`,
    ],
    action: 'Change',
    isSigned: true,
    fields: fieldsOf(name, flags[name]),
    send(values) {
      const value = readTyped(name, (part) => values.text(part ?? 'value'))
      const next = value === undefined ? without(flags, name) : { ...flags, [name]: value }
      const words = value === undefined ? `is ${undecided}` : `is ${shownValue(value)}`
      return send(next, values.text('transactionCode'), `${name} ${words}`)
    },
  })

const setTo = (name: FlagName, title: string, next: Flags, { flags, send }: FlagRowFacts) => {
  const now = name in next ? shownValue(next[name]) : undecided
  return ask({
    title,
    words: [`It is ${name in flags ? shownValue(flags[name]) : undecided}, and will be: ${now}.`],
    action: 'Put back',
    isSigned: true,
    send: (values) => send(next, values.text('transactionCode'), `${name} is ${now}`),
  })
}

const button = (id: string, label: string, words: string, onclick: () => unknown) =>
  el('button', { type: 'button', id, 'aria-label': label, onclick }, words)

export function flagRow(name: FlagName, facts: FlagRowFacts): HTMLElement {
  const { domainName, flags, earlier } = facts
  const isDecided = name in flags
  const isChanged = earlier !== undefined && JSON.stringify(earlier[name]) !== JSON.stringify(flags[name])
  return el(
    'li',
    {},
    el(
      'div',
      {},
      el('strong', {}, name),
      el('span', { class: 'quiet' }, flagTexts[name].effect),
      el(
        'small',
        {},
        `${typeWords(flagForm(name))} · default: ${shownValue(defaultOf(name, flags))} · ${
          isDecided ? 'decided here' : 'decided by the site'
        }`,
      ),
    ),
    el(
      'span',
      { class: 'badge', 'data-state': isDecided ? 'on' : 'off' },
      isDecided ? shownValue(flags[name]) : undecided,
    ),
    el(
      'p',
      { class: 'buttons' },
      button(`change-${name}`, `Change ${name}`, 'Change', () => change(name, facts)),
      isChanged &&
        button(`back-${name}`, `Put ${name} back`, 'Put back', () =>
          setTo(name, `Put ${name} of ${domainName} back?`, withFlagOf(flags, name, earlier), facts),
        ),
      isDecided &&
        button(`leave-${name}`, `Leave ${name} to the site`, 'Leave to the site', () =>
          setTo(name, `Leave ${name} to the site of ${domainName}?`, without(flags, name), facts),
        ),
    ),
  )
}
