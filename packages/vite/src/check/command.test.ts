import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { siteFolder } from '../testing/siteFolder.ts'
import { command } from './command.ts'
import { placeOf } from './finding.ts'

let root = ''
beforeAll(() => {
  root = siteFolder('check')
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

const rightBrand = `import { defineBrand } from '@kit/tokens/define'

export const brand = defineBrand({
  name: 'harbour',
  label: 'Harbour',
  accent: '#ffff00',
})
`
const siteOf = (more: string) => `import { defineSite } from '@kit/shell'
import { brand } from './brand'

export const site = defineSite({
  family: 'b2c',
  name: brand.label,
  brand,
  features: [],
  ${more}
})
`

function siteWith(site: string, brand = rightBrand): string {
  const folder = mkdtempSync(path.join(root, 'site-'))
  mkdirSync(folder, { recursive: true })
  const dependencies = { '@kit/shell': '0.0.0', '@kit/vite': '0.0.0' }
  writeFileSync(
    path.join(folder, 'package.json'),
    JSON.stringify({ name: 'harbour', type: 'module', dependencies }),
  )
  writeFileSync(path.join(folder, 'site.config.ts'), site)
  writeFileSync(path.join(folder, 'brand.ts'), brand)
  return folder
}

const check = (site: string, brand = rightBrand, ...flags: string[]) =>
  checkIn(siteWith(site, brand), ...flags)

async function checkIn(folder: string, ...flags: string[]) {
  const printed: string[] = []
  const code = await command(['check', ...flags], { folder, env: {}, print: (text) => printed.push(text) })
  return { code, printed: printed.join('\n') }
}

describe('kit check', () => {
  it('passes a valid site, and reports how far and why its accent was adjusted', async () => {
    const { code, printed } = await check(siteOf("operator: { clientKey: 'a' },"))
    expect(printed).toMatch(
      / {4}brand\.ts:6 {2}accent \(#ffff00\) cannot be read in light, with a contrast of 1\.\d+ where 4\.6 is needed: light uses #[0-9a-f]{6}, \d+ % darker\./,
    )
    expect(printed).toMatch(/✓ configuration\n✓ brand\n✓ contrast\n✓ accent\n/)
    expect(printed).toMatch(/✓ words\n✓ routes\n– budgets: not checked, nothing is built: npm run build\n/)
    expect(printed).toMatch(/– operator: not checked, it is on the site's own origin\n\nNothing is wrong\.$/)
    expect(code).toBe(0)
  })

  it('finds mistyped fields, messages and flags, each with its line', async () => {
    const { code, printed } = await check(
      siteOf(`// @ts-nocheck
  langauges: ['en'],
  words: { 'shell.bakc': 'Return' },
  flags: { 'auth.otpLogn': true },
  operator: { clientKey: 'a', hosts: 'http://127.0.0.1:9' },`),
      rightBrand,
      '--no-operator',
    )
    expect(printed).toMatch(
      /✗ configuration\n {4}site\.config\.ts:10 {2}"langauges" .* did you mean "languages"\?/,
    )
    expect(printed).toMatch(
      / {4}site\.config\.ts:12 {2}"auth\.otpLogn" is not a flag: did you mean "auth\.otpLogin"\?/,
    )
    expect(printed).toMatch(
      /✗ words\n {4}site\.config\.ts:11 {2}"shell\.bakc" .* did you mean "shell\.back"\?/,
    )
    expect(printed).toMatch(/– operator: not checked, --no-operator\n\n3 things are wrong\.$/)
    expect(code).toBe(1)
  })

  it('finds an operator that cannot be reached', async () => {
    const { code, printed } = await check(
      siteOf("operator: { clientKey: 'a', hosts: 'http://127.0.0.1:9' },"),
    )
    expect(printed).toMatch(
      /✗ operator\n {4}site\.config\.ts {2}The operator http:\/\/127\.0\.0\.1:9 does not answer/,
    )
    expect(code).toBe(1)
  })

  it.each([
    [
      'a configuration that throws',
      siteOf("address: 'brand', operator: { clientKey: 'a' },"),
      /✗ configuration\n {4}site\.config\.ts:9 {2}The site "Harbour" has the address "brand": it must be an origin/,
    ],
    [
      'a configuration without a site',
      siteOf("operator: { clientKey: 'a' },").replace('const site', 'const sites'),
      /✗ configuration\n {4}site\.config\.ts {2}"site" is not exported by site\.config\.ts: did you mean "sites"\?/,
    ],
    [
      'a configuration without a brand',
      'export const site = {}',
      /✗ brand\n {4}site\.config\.ts {2}site\.config\.ts imports 0 brands/,
    ],
  ])('finds %s, and reports what it could not check', async (_what, site, said) => {
    const { code, printed } = await check(site)
    expect(printed).toMatch(said)
    expect(printed).toContain('– words: not checked, the configuration cannot be read')
    expect(code).toBe(1)
  })

  it.each([
    [
      'an unknown field of the brand',
      rightBrand.replace('accent', 'accen'),
      /✗ brand\n {4}brand\.ts:6 {2}"accen" is not a field of a brand: did you mean "accent"\?/,
    ],
    [
      'unreadable colours',
      rightBrand.replace("'#ffff00',", "'#ffff00', colors: { light: { accent: '#ffff00' } },"),
      /✗ contrast\n {4}brand\.ts {2}light: accent \(#ffff00\) on canvas .* has a contrast of 1\.\d+ and needs 4\.5: make accent darker/,
    ],
  ])('finds %s', async (_what, brand, said) => {
    const { code, printed } = await check(siteOf("operator: { clientKey: 'a' },"), brand)
    expect(printed).toMatch(said)
    expect(code).toBe(1)
  })

  const using = (line: string) =>
    siteOf("operator: { clientKey: 'a' },").replace('import { brand', `${line}\nimport { brand`)
  const listing = (features: string) =>
    siteOf("operator: { clientKey: 'a' },").replace('features: []', `features: ${features}`)

  it.each<[string, string, string, RegExp]>([
    [
      'an invalid feature',
      listing('[undefined]'),
      rightBrand,
      /✗ configuration\n {4}site\.config\.ts:8 {2}"features\[0\]" is undefined, and has to be a feature/,
    ],
    [
      'an invalid list',
      listing("'account'"),
      rightBrand,
      / {4}site\.config\.ts:8 {2}"features" is the text "account", and has to be a list of features/,
    ],
    [
      'a site without an operator',
      siteOf(''),
      rightBrand,
      / {4}site\.config\.ts {2}"operator" is missing: it has to be an object, like \{ clientKey/,
    ],
    [
      'a mistyped file',
      using("import x from './brnad'\nconsole.log(x)"),
      rightBrand,
      / {4}site\.config\.ts:2 {2}There is no file "\.\/brnad": did you mean "\.\/brand"\?\n/,
    ],
    [
      'a mistyped name',
      using("import { reaplce } from '@kit/shell/parts'\nconsole.log(reaplce)"),
      rightBrand,
      / {4}site\.config\.ts:2 {2}"reaplce" is not exported by @kit\/shell\/parts: did you mean "replace"\?\n/,
    ],
    [
      'a mistyped part of a package',
      using("import { outside } from '@kit/shell/outsied'\nconsole.log(outside)"),
      rightBrand,
      / {4}site\.config\.ts:2 {2}The package @kit\/shell has no "@kit\/shell\/outsied": did you mean "@kit\/shell\/outside"\?\n/,
    ],
    [
      'a mistyped package',
      using("import x from '@kit/shlel'\nconsole.log(x)"),
      rightBrand,
      / {4}site\.config\.ts:2 {2}The package "@kit\/shlel" is not in package\.json: did you mean "@kit\/shell"\?\n/,
    ],
    [
      'a bracket that is not closed',
      listing('[undefined'),
      rightBrand,
      / {4}site\.config\.ts:\d+ {2}It cannot be read: Expected `,` or `\]`/,
    ],
    [
      'a mistyped file of the brand',
      using("import x from './brnad'").replace("'./brand'", "'./brnd'"),
      rightBrand,
      /✗ brand\n {4}site\.config\.ts:3 {2}There is no file "\.\/brnd": did you mean "\.\/brand"\?\n/,
    ],
    [
      'a mistyped file in the brand',
      using(''),
      `import { logo } from './brnad'\n${rightBrand.replace("accent: '#ffff00',", "accent: '#ffff00', logo,")}`,
      /✗ brand\n {4}brand\.ts:1 {2}There is no file "\.\/brnad": did you mean "\.\/brand"\?\n/,
    ],
    [
      'a mistyped name below a field of the brand',
      using(''),
      rightBrand.replace("'#ffff00',", "'#1b6fae',\n  colors: {\n    light: { acent: '#004488' },\n  },"),
      /✗ brand\n {4}brand\.ts:8 {2}"colors\.light\.acent" is not a field of a brand: did you mean "accent"\?\n/,
    ],
    [
      'a quote that is not closed',
      using(''),
      rightBrand.replace("'Harbour'", "'Harbour"),
      /✗ brand\n {4}brand\.ts:5 {2}It cannot be read: Unterminated string\.\n/,
    ],
  ])('reports %s in a sentence, with its file and line', async (_what, site, brand, said) => {
    const { code, printed } = await check(site, brand)
    expect(printed).toMatch(said)
    expect(code).toBe(1)
  })

  it.each([
    [
      'package',
      "import { kit } from '@kit/vtie'",
      /vite\.config\.ts:1 {2}The package "@kit\/vtie" is not in package\.json: did you mean "@kit\/vite"\?\n/,
    ],
    [
      'name',
      "import { kti } from './plugin'",
      /vite\.config\.ts:1 {2}"kti" is not exported by \.\/plugin: did you mean "kit"\?\n/,
    ],
    [
      'file',
      "import { kit } from './plugni'",
      /vite\.config\.ts:1 {2}There is no file "\.\/plugni": did you mean "\.\/plugin"\?\n/,
    ],
  ])(
    'reports a mistyped %s in vite.config.ts, where no plugin of the kit can report it',
    async (_what, line, said) => {
      const folder = siteWith(siteOf("operator: { clientKey: 'a' },"))
      writeFileSync(path.join(folder, 'plugin.ts'), 'export const kit = () => []\n')
      const [, name] = /\{ (\w+) \}/.exec(line) ?? []
      writeFileSync(path.join(folder, 'vite.config.ts'), `${line}\nexport default { plugins: [${name}()] }\n`)
      const { code, printed } = await checkIn(folder)
      expect(printed).toMatch(said)
      expect(code).toBe(1)
    },
  )

  async function run(args: string[], more: Partial<Parameters<typeof command>[1]> = {}) {
    const printed: string[] = []
    const code = await command(args, { folder: root, env: {}, print: (text) => printed.push(text), ...more })
    return { code, printed: printed.join('\n') }
  }

  it.each([
    [
      'a folder without a site',
      ['check'],
      /site\.config\.ts {2}There is no such file: run kit check in the folder/,
    ],
    ['an unknown flag', ['check', '--orgin', 'x'], /^--orgin is not a flag of kit: did you mean --origin\?$/],
    ['a flag without its value', ['check', '--site'], /^--site needs a value after it/],
    [
      'an invalid origin of the operator',
      ['check', '--operator', 'x/y'],
      /^--operator "x\/y" is not an origin: give one like/,
    ],
    [
      'another command',
      ['chekc'],
      /^kit has no command "chekc": the commands are kit check, kit migrate, kit nginx and kit upgrade\.$/,
    ],
    [
      'an account without its password',
      ['check', '--operator', 'https://operator.example', '--account', 'anna'],
      /^Put the password of anna into KIT_ACCOUNT_PASSWORD/,
    ],
  ])('refuses %s', async (_what, args, said) => {
    const { code, printed } = await run(args)
    expect(printed).toMatch(said)
    expect(code).toBe(1)
  })

  it('prints how an operator keeps the contract, and its answer where it does not', async () => {
    const asked: unknown[] = []
    const right = { name: 'login', title: 'A login is asked for', transcript: [] }
    const wrong = {
      name: 'once',
      title: 'A key is one bet',
      fault: 'It is two.',
      transcript: ['→ POST', '← 200'],
    }
    const env = { KIT_ACCOUNT_PASSWORD: 'secret' }
    const args = ['check', '--operator', 'https://operator.example/', '--account', 'anna']
    const { code, printed } = await run(args, {
      env,
      examine: async (options, onResult) => {
        asked.push(options)
        for (const one of [right, wrong]) onResult?.(one)
        return { score: 1, results: [right, wrong] }
      },
    })
    expect(asked).toEqual([
      { url: 'https://operator.example', account: { userName: 'anna', password: 'secret' } },
    ])
    expect(printed).toBe(
      '✓ login          A login is asked for\n✗ once           A key is one bet\n    It is two.\n      → POST\n      ← 200\n\nScore: 1 of 2.',
    )
    expect(code).toBe(1)
    const nobody = await run(args, {
      env,
      examine: async () => ({ score: 0, results: [{ ...wrong, fault: 'It cannot be examined.' }] }),
    })
    expect(nobody.printed).toBe('It cannot be examined.\n  → POST\n  ← 200\n\nScore: 0 of 1.')
    const quiet = { name: 'order', title: 'Changes follow', notTried: 'No change comes.', transcript: [] }
    const still = await run(args, {
      env,
      examine: async (_options, onResult) => {
        for (const one of [right, quiet]) onResult?.(one)
        return { score: 1, results: [right, quiet] }
      },
    })
    expect(still.printed).toBe(
      '✓ login          A login is asked for\n– order          Changes follow\n    Not tried: No change comes.\n\nScore: 1 of 1, 1 not tried.',
    )
    expect(still.code).toBe(0)
  })

  it('names the line that writes a name, and no other', () => {
    const text = `import { languages } from './x'\nconst a = {\n  'auth.otp': 1,\n  auth: 2,\n}\n`
    expect(placeOf('a.ts', text, 'auth.otp')).toBe('a.ts:3')
    expect(placeOf('a.ts', text, 'auth')).toBe('a.ts:4')
    expect(placeOf('a.ts', text, 'nowhere')).toBe('a.ts')
    expect(placeOf('a.ts', text, undefined)).toBe('a.ts')
  })
})
