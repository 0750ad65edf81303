import {
  jurisdictions,
  listDomainConfigurations,
  setDomainConfiguration,
  type DomainConfiguration,
  type Jurisdiction,
} from '@kit/sdk/contract'
import { flagSchemas, type FlagName } from '@kit/sdk/flags/table'
import { flagTexts } from '@kit/sdk/flags/texts'
import { ask } from './ask.ts'
import { el } from './dom.ts'
import { changedFlags, earlierFlags, forgetFlags, keepFlags } from './earlierFlags.ts'
import { field } from './field.ts'
import { flagRow, type FlagRowFacts } from './flagRow.ts'
import { when } from './format.ts'
import { client } from './operator.ts'
import { say } from './say.ts'
import type { Section } from './section.ts'
import { watched } from './watched.ts'

/** The jurisdiction is declared in addition to the flags and is not a switch. */
const names = (Object.keys(flagSchemas) as FlagName[]).filter((name) => name !== 'domain.jurisdiction')

const addressOf = (domainName: string): string => `/console#configuration/${domainName}`

/** `updatedAt` is absent for a new domain. */
const setFlags = (
  domainName: string,
  flags: DomainConfiguration['flags'],
  updatedAt: string | undefined,
  transactionCode: string,
) =>
  client.call(setDomainConfiguration, {
    key: crypto.randomUUID(),
    domainName,
    flags,
    ...(updatedAt !== undefined && { updatedAt }),
    transactionCode,
  })

const addDomain = (refresh: () => Promise<void>): Promise<void> =>
  ask({
    title: 'Add a domain',
    words: ['A domain without flags has the defaults of its site.'],
    action: 'Add',
    isSigned: true,
    fields: [field({ name: 'domainName', label: 'Name of the domain', required: true })],
    async send(values) {
      await setFlags(values.text('domainName'), {}, undefined, values.text('transactionCode'))
      await refresh()
    },
  })

const putBack = ({ domainName, flags, send }: FlagRowFacts, earlier: DomainConfiguration['flags']) =>
  ask({
    title: `Put ${domainName} back?`,
    words: [`These flags change: ${changedFlags(flags, earlier).join(', ')}.`],
    action: 'Put back',
    isSigned: true,
    async send(values) {
      await send(earlier, values.text('transactionCode'), 'everything is as it was')
      forgetFlags(domainName)
    },
  })

/** Opens a form for the jurisdiction of the domain's licence, which decides the operator's rules there. */
const declareLicence = (
  { domainName, flags, jurisdiction, updatedAt }: DomainConfiguration,
  refresh: () => Promise<void>,
): Promise<void> =>
  ask({
    title: `The licence of ${domainName}`,
    words: [
      'Limits of a login and reality checks hold for logins from now on, the rest at once. Its sites show what it demands within a minute, whatever their files say.',
    ],
    action: 'Save',
    isSigned: true,
    fields: [
      field({ name: 'jurisdiction', label: 'Jurisdiction', value: jurisdiction, options: jurisdictions }),
    ],
    async send(values) {
      await client.call(setDomainConfiguration, {
        key: crypto.randomUUID(),
        domainName,
        flags,
        updatedAt,
        jurisdiction: values.text('jurisdiction') as Jurisdiction,
        transactionCode: values.text('transactionCode'),
      })
      say(`${domainName}: its jurisdiction is ${values.text('jurisdiction')}.`)
      await refresh()
    },
  })

const groupOf = (name: FlagName): string => name.split('.')[0] ?? name

function groups(shown: readonly FlagName[], facts: FlagRowFacts): HTMLElement[] {
  return [...new Set(shown.map(groupOf))].flatMap((group) => [
    el('h2', { id: `flags-${group}` }, group),
    el(
      'ul',
      { class: 'rows flags', 'aria-labelledby': `flags-${group}` },
      ...shown.filter((name) => groupOf(name) === group).map((name) => flagRow(name, facts)),
    ),
  ])
}

function domainList(): Section {
  return watched(
    () => client.call(listDomainConfigurations, {}),
    (domains, refresh) => [
      el(
        'ul',
        { class: 'rows' },
        ...domains.map(({ domainName, flags, updatedAt }) =>
          el(
            'li',
            {},
            el(
              'div',
              {},
              el('a', { href: addressOf(domainName) }, domainName),
              el('span', { class: 'quiet' }, `changed ${when(updatedAt)}`),
            ),
            el('span', { class: 'badge' }, `${Object.keys(flags).length} of ${names.length} decided here`),
          ),
        ),
      ),
      el(
        'p',
        { class: 'buttons' },
        el('button', { type: 'button', id: 'add-domain', onclick: () => addDomain(refresh) }, 'Add a domain'),
      ),
    ],
    { everyMs: 5000 },
  )
}

function domainPage(domainName: string): Section {
  let search = ''
  let isDecidedOnly = false
  const list = watched(
    () => client.call(listDomainConfigurations, {}),
    (domains, refresh) => {
      const own = domains.find((one) => one.domainName === domainName)
      if (!own)
        return [el('p', { role: 'alert', class: 'fault' }, `${domainName} has no configuration here.`)]
      const earlier = earlierFlags(domainName)
      const facts: FlagRowFacts = {
        domainName,
        flags: own.flags,
        earlier: earlier?.flags,
        async send(flags, transactionCode, words) {
          await setFlags(domainName, flags, own.updatedAt, transactionCode)
          keepFlags(domainName, own.flags)
          say(`${domainName}: ${words}. Its sites follow within a minute.`)
          await refresh()
          list.redraw()
        },
      }
      const all = el('div', {})
      const show = () => {
        const shown = names.filter(
          (name) =>
            `${name} ${flagTexts[name].effect}`.toLowerCase().includes(search) &&
            (!isDecidedOnly || name in own.flags),
        )
        all.replaceChildren(
          ...(shown.length > 0 ? groups(shown, facts) : [el('p', { class: 'quiet' }, 'No flag fits.')]),
        )
      }
      show()
      const find = field({ name: 'find', label: 'Find a flag', value: search, type: 'search' })
      find.addEventListener('input', (event) => {
        if (event.target instanceof HTMLInputElement) search = event.target.value.trim().toLowerCase()
        show()
      })
      const isChanged = earlier !== undefined && changedFlags(own.flags, earlier.flags).length > 0
      return [
        el(
          'section',
          { class: 'card' },
          el('p', {}, el('a', { href: '/console#configuration' }, 'All domains')),
          el(
            'p',
            { class: 'buttons' },
            `Jurisdiction of its licence: ${own.jurisdiction} `,
            el(
              'button',
              { type: 'button', id: 'licence', onclick: () => declareLicence(own, refresh) },
              'Change',
            ),
          ),
          find,
          el(
            'p',
            { class: 'choice' },
            el('input', {
              type: 'checkbox',
              id: 'decided-only',
              checked: isDecidedOnly,
              onchange: ({ target }) => {
                isDecidedOnly = target instanceof HTMLInputElement && target.checked
                show()
              },
            }),
            el('label', { for: 'decided-only' }, 'Only what is decided here'),
          ),
          isChanged &&
            el(
              'p',
              { class: 'buttons' },
              el(
                'button',
                { type: 'button', id: 'put-back', onclick: () => putBack(facts, earlier.flags) },
                `Put everything back as of ${when(earlier.at)}`,
              ),
            ),
        ),
        all,
      ]
    },
    { everyMs: 5000 },
  )
  return list
}

export const configuration = (domainName: string): Section =>
  domainName === '' ? domainList() : domainPage(domainName)
