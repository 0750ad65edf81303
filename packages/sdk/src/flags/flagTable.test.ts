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

/** Returns the default on a consumer and on a business domain. */
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

/** Heading and purpose of each group of flags. */
const areas: Readonly<Record<string, [title: string, purpose: string]>> = {
  domain: ['Domain', 'The kind of site: for players or for staff accounts, with sports or the casino only.'],
  theme: ['Theme', 'Light or dark, colours, logos, banners and running texts.'],
  siteSwitch: ['Second site', 'The button to the second site of a pair.'],
  locale: ['Language', 'The language of the first visit.'],
  auth: ['Login and sign-up', 'Registration, forgotten passwords, codes by phone, demo accounts.'],
  app: ['Android app', 'The download, and the request to update it.'],
  routing: ['Addresses', 'Redirects, and what an unknown path shows.'],
  layout: ['Layout', 'Lists, the event page, the header and the slip on phones.'],
  nav: ['Side navigation and bottom bar', 'Their optional entries.'],
  footer: ['Footer', 'Its columns, links and texts.'],
  social: ['Social links', 'The icons in the footer.'],
  help: ['Help videos', 'The videos behind the “How to … ?” buttons.'],
  contact: ['Contact', 'The WhatsApp number.'],
  chat: ['Chat', 'The chat widget and its provider.'],
  referral: ['Referrals', 'When the data of a player’s referrals is loaded.'],
  analytics: ['Advertising pixels', 'The pixels of advertisements, loaded after consent.'],
  maintenance: ['Maintenance', 'The page that replaces the site, and who still gets in.'],
  socket: ['Live connection', 'The socket for prices and balances.'],
  security: ['Security', 'Reports to the operator.'],
  wallet: ['Deposits and withdrawals', 'Buttons, payment methods, requests, exports.'],
  betting: ['Betting', 'The slip, quick bets, cash out, unmatched orders, charts, odds formats.'],
  casino: ['Casino', 'Whether there is one, and which providers and games it leaves out.'],
  copy: ['Texts', 'The texts of the specification, or their corrected versions.'],
  ui: ['Toasts', 'Short messages at the edge of the screen.'],
  live: ['Reconnection', 'How quickly a lost live connection is tried again.'],
  market: ['In-play rule', 'The second check of earlier sites.'],
}

/** The table as a page: one row per flag. */
function page(): string {
  const cell = (text: string) => text.replaceAll('|', '\\|')
  const names = [...new Set(register.map(({ name }) => name.split('.')[0]!))]
  expect(names.filter((name) => !(name in areas))).toEqual([])
  const flagsOf = (area: string) => register.filter(({ name }) => name.startsWith(`${area}.`))
  const tables = names.map((area) => {
    const [title, purpose] = areas[area]!
    const rows = flagsOf(area).map(
      ({ name, type, byDefault, effect, source }) =>
        `| \`${name}\` | ${cell(effect)} | ${cell(type)} | ${cell(byDefault)} | ${cell(source)} |`,
    )
    return [
      `## ${title}`,
      '',
      purpose,
      '',
      '| flag | effect | values | default | source |',
      '|---|---|---|---|---|',
      ...rows,
    ].join('\n')
  })
  const anchor = (title: string) =>
    title
      .toLowerCase()
      .replaceAll(/[^a-z -]/g, '')
      .replaceAll(' ', '-')
  const contents = names.map((area) => {
    const [title, purpose] = areas[area]!
    return `| [${title}](#${anchor(title)}) | ${flagsOf(area).length} | ${purpose} |`
  })
  return `# Flags

A flag switches one thing on a site: a button, a layout, a way to log in. A site works without setting any. Set those that you want to
change in \`site.config.ts\`:

\`\`\`ts
export const site = defineSite({
  ...harbour, // the rest of your configuration
  flags: {
    'auth.register.enabled': true,
    'layout.lists': 'rows',
    'social.links': { telegram: 'https://t.me/example' },
  },
})
\`\`\`

- **Which value counts?** The operator's record of the domain has priority over \`site.config.ts\`, and that over the default. The table shows
  the default. [Configuring a brand](configuring-a-brand.md) explains the layers.
- **What if I mistype one?** It does not compile. JSON files are checked by [flags.schema.json](flags.schema.json).
- **Where is a flag used?** \`npm run spec -- --flags\` lists the code that reads it and the tests that set it.

*Source* names a section of the specification (\`A§2\` is section 2 of part A), one of its questions (\`Q-133\`) or a
[decision](decisions/README.md).

| group | flags | about |
|---|---|---|
${contents.join('\n')}

${tables.join('\n\n')}

<!-- Generated from docs/spec/domain-flags.csv and docs/own-flags.csv: npx vitest run --project node flagTable -u -->
`
}

it('has a page in the documentation, true to the table', async () => {
  await expect(page()).toMatchFileSnapshot(path.join(root, 'docs/flags.md'))
})
