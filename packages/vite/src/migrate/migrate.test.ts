import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { command } from '../check/command.ts'
import { edited } from './codemod.ts'
import { operatorHosts } from './operatorHosts.ts'

const changed = (code: string) => edited(code, operatorHosts.editsOf(code, 'site.config.ts'))
const imports = "import { defineSite } from '@kit/shell'\n"

describe('the codemod of operator.hosts', () => {
  it.each([
    [
      'a field',
      "operator: { clientKey: 'a', baseUrl: 'https://a.example' }",
      "operator: { clientKey: 'a', hosts: 'https://a.example' }",
    ],
    ['a quoted field', "'operator': { 'baseUrl': '' }", "'operator': { hosts: '' }"],
    ['a shorthand', 'operator: { baseUrl, clientKey }', 'operator: { hosts: baseUrl, clientKey }'],
    [
      'a function',
      'operator: { baseUrl: (name: string) => name }',
      'operator: { hosts: (name: string) => name }',
    ],
    [
      'text before it in any script',
      "name: 'हार्बर 🏏', operator: { baseUrl: '' }",
      "name: 'हार्बर 🏏', operator: { hosts: '' }",
    ],
  ])('renames %s and leaves every other byte', (_what, before, after) => {
    const site = (line: string) =>
      `${imports}\n// Mine.\nexport const site = defineSite({   ${line} as  const })\n`
    expect(changed(site(before))).toBe(site(after))
    expect(changed(site(after))).toBe(site(after))
  })

  it('renames what reads it', () => {
    expect(changed(`${imports}log(site.operator.baseUrl, other.baseUrl, site.operator[baseUrl])`)).toBe(
      `${imports}log(site.operator.hosts, other.baseUrl, site.operator[baseUrl])`,
    )
  })

  it.each([
    ['another object', `${imports}export const server = { baseUrl: 'https://a.example' }`],
    ['a call of the kit that still has the name', `${imports}baseUrlFor(name, { baseUrl: '' })`],
    ['a file without the kit', "export const site = { operator: { baseUrl: '' } }"],
    ['a comment', `${imports}// operator: { baseUrl: '' }`],
  ])('leaves %s alone', (_what, code) => {
    expect(changed(code)).toBe(code)
  })
})

describe('kit migrate', () => {
  let folder = ''
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  async function run(...flags: string[]) {
    folder = mkdtempSync(path.join(tmpdir(), 'kit-migrate-'))
    const old = `${imports}export const site = defineSite({\n  operator: { baseUrl: '' },\n})\n`
    for (const place of ['site.config.ts', 'node_modules/other/site.config.ts', 'src/fine.ts']) {
      mkdirSync(path.dirname(path.join(folder, place)), { recursive: true })
      writeFileSync(path.join(folder, place), place === 'src/fine.ts' ? 'export {}\n' : old)
    }
    const printed: string[] = []
    const code = await command(['migrate', ...flags], {
      folder,
      env: {},
      print: (text) => printed.push(text),
    })
    const read = (place: string) => readFileSync(path.join(folder, place), 'utf8')
    return { code, printed, read, old }
  }

  it('changes the files of a site, not its installed packages, and names them', async () => {
    const { code, printed, read, old } = await run()
    expect(printed).toEqual(['site.config.ts:3  operator.baseUrl is operator.hosts', '\n1 file changed.'])
    expect(read('site.config.ts')).toBe(old.replace('baseUrl', 'hosts'))
    expect(read('node_modules/other/site.config.ts')).toBe(old)
    expect(code).toBe(0)
  })

  it('only reports the changes with --dry-run', async () => {
    const { printed, read, old } = await run('--dry-run')
    expect(printed.at(-1)).toBe('\n1 file would change.')
    expect(read('site.config.ts')).toBe(old)
  })
})
