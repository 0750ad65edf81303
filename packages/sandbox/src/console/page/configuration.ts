import { listDomainConfigurations, setDomainConfiguration, type DomainConfiguration } from '@kit/sdk/contract'
import { flagDefaults, flagSchemas, type FlagName } from '@kit/sdk/flags/table'
import { flagTexts } from '@kit/sdk/flags/texts'
import * as z from 'zod/mini'
import { ask } from './ask.ts'
import { el } from './dom.ts'
import { field } from './field.ts'
import { client } from './operator.ts'
import { say } from './say.ts'
import type { Section } from './section.ts'
import { watched } from './watched.ts'

const names = Object.keys(flagSchemas) as FlagName[]
const unset = 'not decided here'

const shownValue = (value: unknown): string => JSON.stringify(value)

/** The values of a flag that has few; undefined for texts, numbers, lists and objects. */
function choicesOf(name: FlagName): string[] | undefined {
  const { type, enum: values } = z.toJSONSchema(flagSchemas[name], { io: 'input' })
  if (type === 'boolean') return ['true', 'false']
  return values?.map(shownValue)
}

/** What a site gets when the operator decides nothing of a flag. */
function defaultOf(name: FlagName, flags: Readonly<Record<string, unknown>>): unknown {
  const defaults: Partial<Record<FlagName, unknown>> = flagDefaults(flags)
  return name in defaults ? defaults[name] : false
}

/** Changes one flag of a domain, or leaves it to the site again. */
function change(own: DomainConfiguration, name: FlagName, refresh: () => Promise<void>): Promise<void> {
  const current = name in own.flags ? shownValue(own.flags[name]) : unset
  const choices = choicesOf(name)
  return ask({
    title: `${name} of ${own.domainName}`,
    words: [flagTexts[name].effect, `Default: ${shownValue(defaultOf(name, own.flags))}.`],
    action: 'Change',
    isSigned: true,
    fields: [
      field({
        name: 'value',
        label: 'Value',
        value: current,
        ...(choices
          ? { options: [unset, ...choices] }
          : { hint: `As JSON, texts in quotes. "${unset}" leaves it to the site.` }),
      }),
    ],
    async send(values) {
      const text = values.text('value')
      const { [name]: _before, ...flags } = own.flags
      const next = text === unset ? flags : { ...flags, [name]: JSON.parse(text) as unknown }
      await client.call(setDomainConfiguration, {
        key: crypto.randomUUID(),
        domainName: own.domainName,
        flags: next,
        updatedAt: own.updatedAt,
        transactionCode: values.text('transactionCode'),
      })
      say(`${own.domainName}: ${name} is ${text}. Its sites follow within a minute.`)
      await refresh()
    },
  })
}

const addDomain = (refresh: () => Promise<void>): Promise<void> =>
  ask({
    title: 'Add a domain',
    words: ['A domain without flags has the defaults of its site.'],
    action: 'Add',
    isSigned: true,
    fields: [field({ name: 'domainName', label: 'Name of the domain', required: true })],
    async send(values) {
      await client.call(setDomainConfiguration, {
        key: crypto.randomUUID(),
        domainName: values.text('domainName'),
        flags: {},
        transactionCode: values.text('transactionCode'),
      })
      await refresh()
    },
  })

function row(own: DomainConfiguration, name: FlagName, refresh: () => Promise<void>): HTMLElement {
  const isDecided = name in own.flags
  return el(
    'li',
    {},
    el('div', {}, el('strong', {}, name), el('span', { class: 'quiet' }, flagTexts[name].effect)),
    el(
      'span',
      { class: 'badge', 'data-state': isDecided ? 'on' : 'off' },
      isDecided ? shownValue(own.flags[name]) : `default: ${shownValue(defaultOf(name, own.flags))}`,
    ),
    el(
      'p',
      { class: 'buttons' },
      el(
        'button',
        {
          type: 'button',
          id: `change-${name}`,
          'aria-label': `Change ${name}`,
          onclick: () => change(own, name, refresh),
        },
        'Change',
      ),
    ),
  )
}

/** What the operator decides for each domain: every flag, with what it does and what it is now. */
export function configuration(): Section {
  let chosen: string | undefined
  let search = ''
  const list = watched(
    () => client.call(listDomainConfigurations, {}),
    (domains, refresh) => {
      const own = domains.find(({ domainName }) => domainName === chosen) ?? domains[0]
      if (!own) return []
      const rows = el('ul', { class: 'rows' })
      const show = () =>
        rows.replaceChildren(
          ...names
            .filter((name) => `${name} ${flagTexts[name].effect}`.toLowerCase().includes(search))
            .map((name) => row(own, name, refresh)),
        )
      show()
      const domain = field({
        name: 'domain',
        label: 'Domain',
        value: own.domainName,
        options: domains.map(({ domainName }) => domainName),
      })
      domain.addEventListener('change', (event) => {
        if (!(event.target instanceof HTMLSelectElement)) return
        chosen = event.target.value
        redraw()
      })
      const find = field({ name: 'find', label: 'Find a flag', value: search, type: 'search' })
      find.addEventListener('input', (event) => {
        if (event.target instanceof HTMLInputElement) search = event.target.value.trim().toLowerCase()
        show()
      })
      const redraw = () => list.redraw()
      return [
        el(
          'section',
          { class: 'card' },
          domain,
          find,
          el(
            'p',
            { class: 'buttons' },
            el(
              'button',
              { type: 'button', id: 'add-domain', onclick: () => addDomain(refresh) },
              'Add a domain',
            ),
          ),
        ),
        rows,
      ]
    },
    { everyMs: 5000 },
  )
  return list
}
