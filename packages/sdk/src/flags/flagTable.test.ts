import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { createFlags } from './createFlags.ts'
import type { FlagName } from './flag.ts'
import { flagDefaults } from './flagDefaults.ts'
import { flagSchemas } from './flagSchemas.ts'
import { flagsJsonSchema } from './flagsJsonSchema.ts'
import { flagTexts } from './flagTexts.ts'

const root = path.resolve(import.meta.dirname, '../../../..')
const rowsOf = (file: string) =>
  readFileSync(path.join(root, file), 'utf8')
    .trim()
    .split(/\r?\n/)
    .slice(1)
    .map((line) =>
      Array.from(line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g), ([, cell = '']) =>
        cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell,
      ),
    )
    .map(([name = '', type = '', byDefault = '', effect = '', source = '']) => ({
      name: name as FlagName,
      type,
      byDefault,
      effect,
      source,
    }))
const specified = rowsOf('docs/spec/domain-flags.csv')
/** The specification's flags, and those for what it does not word. */
const register = [...specified, ...rowsOf('docs/own-flags.csv')]

const defaultOf = (name: FlagName, given = {}): unknown => {
  const defaults: Partial<Record<FlagName, unknown>> = flagDefaults(given)
  return name in defaults ? defaults[name] : false
}

/** On a consumer and on a business domain. */
function meant({ name, type, byDefault }: (typeof register)[number]): [b2c: unknown, b2b: unknown] {
  const values: Record<string, [unknown, unknown]> = {
    true: [true, true],
    false: [false, false],
    'true on b2c, else false': [true, false],
    'true except on b2b': [true, false],
    'true (false on light-theme domains)': [true, true],
    'all true': [
      { header: true, headerBottom: true, marquee: true, getInTouch: true, footer: true },
      { header: true, headerBottom: true, marquee: true, getInTouch: true, footer: true },
    ],
    'kit default': [{}, {}],
    empty: type.endsWith('list') ? [[], []] : [{}, {}],
    none: type === 'object' ? [{}, {}] : type.startsWith("'none'") ? ['none', 'none'] : [null, null],
    'domain.type': ['b2c', 'b2b'],
    'logo text, else domain name, else default sender': [null, null],
  }
  if (type === 'number') return [Number(byDefault), Number(byDefault)]
  if (name === 'domain.type') return ['b2c', 'b2b']
  return values[byDefault] ?? [byDefault, byDefault]
}

describe('the table of flags', () => {
  it('CONF-001 CONF-004 has every flag of the register, each with its effect and its source', () => {
    expect(specified).toHaveLength(89)
    expect(Object.keys(flagSchemas)).toEqual(register.map(({ name }) => name))
    for (const { name, effect, source } of register) expect(flagTexts[name]).toEqual({ effect, source })
  })

  it.each(register)('CONF-002 gives $name the default of the register, by the type of the domain', (row) => {
    const [b2c, b2b] = meant(row)
    expect(defaultOf(row.name)).toEqual(b2c)
    expect(defaultOf(row.name, { 'domain.type': 'b2b' })).toEqual(b2b)
    expect(flagSchemas[row.name].safeParse(b2c).success).toBe(true)
  })

  it('Q-133 gives the faster way with the preset trader, in which each choice can be made otherwise', () => {
    const trader = flagDefaults({ 'betting.preset': 'trader' })
    expect(trader).toMatchObject({
      'layout.lists': 'rows',
      'layout.slip': 'half',
      'betting.slip.success': 'line',
      'betting.quickBet.onPrices': true,
      'betting.slip.several': true,
    })
    const flags = createFlags({ 'betting.preset': 'trader', 'betting.slip.success': 'dialog' })
    expect([flags.get('betting.slip.success'), flags.get('layout.event')]).toEqual(['dialog', 'dense'])
  })

  it('hides the link to the login on light-theme domains, and names an OTP after the logo', () => {
    expect(defaultOf('auth.register.showLoginLink', { 'theme.forceLight': true })).toBe(false)
    expect(defaultOf('auth.register.showLoginLink', { 'theme.defaultMode': 'light' })).toBe(false)
    expect(defaultOf('auth.otp.operatorName', { 'theme.logos': { logoText: 'Aurora' } })).toBe('Aurora')
  })
})

// After a wanted change: npx vitest run --project node flagTable -u
it('CONF-001 is published as the JSON schema that editors and brand teams use', async () => {
  await expect(`${JSON.stringify(flagsJsonSchema(), null, 2)}\n`).toMatchFileSnapshot(
    path.join(root, 'docs/flags.schema.json'),
  )
})

function page(): string {
  const cell = (text: string) => text.replaceAll('|', '\\|')
  const areas = [...new Set(register.map(({ name }) => name.split('.')[0]!))]
  const tables = areas.map((area) => {
    const rows = register
      .filter(({ name }) => name.startsWith(`${area}.`))
      .map(
        ({ name, type, byDefault, effect, source }) =>
          `| \`${name}\` | ${cell(type)} | ${cell(byDefault)} | ${cell(effect)} | ${cell(source)} |`,
      )
    return [
      `## ${area}`,
      '',
      '| flag | type | default | effect | source |',
      '|---|---|---|---|---|',
      ...rows,
    ].join('\n')
  })
  return `# Flags

What a brand decides. Made of \`docs/spec/domain-flags.csv\` and \`docs/own-flags.csv\`, and checked against the table in
\`packages/sdk/src/flags\`; how to set them: [configuring a brand](configuring-a-brand.md).

${tables.join('\n\n')}
`
}

it('has a page in the documentation, true to the table', async () => {
  await expect(page()).toMatchFileSnapshot(path.join(root, 'docs/flags.md'))
})
