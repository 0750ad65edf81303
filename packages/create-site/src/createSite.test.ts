import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { PassThrough } from 'node:stream'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { main } from './main.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'create-site-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const site = (name = 'site') => path.join(folder, name)
const files = [
  '.dockerignore',
  '.github/workflows/site.yml',
  '.gitignore',
  '.npmrc',
  'Dockerfile',
  'README.md',
  'brand.ts',
  'package.json',
  'site.config.ts',
  'site.test.ts',
  'tsconfig.json',
  'vite.config.ts',
]

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .toSorted()
const registry = 'https://packages.example/npm/'

async function run(...args: string[]) {
  const output = new PassThrough()
  const code = await main(args, {
    input: new PassThrough(),
    output,
    env: { 'npm_config_@kit:registry': registry },
  })
  return { code, said: String(output.read() ?? '') }
}

const create = (...args: string[]) => run(site(), '--yes', '--no-install', ...args)

describe('npm create @kit/site', () => {
  it('writes the files of a site in the given brand, and prints the next steps', async () => {
    const { code, said } = await create('--name', 'Blue Harbour', '--accent', '#0a7f5a')
    expect(code).toBe(0)
    expect(filesIn(site())).toEqual(files)
    const brand = readFileSync(path.join(site(), 'brand.ts'), 'utf8')
    expect(brand).toContain("name: 'blue-harbour'")
    expect(brand).toContain("label: 'Blue Harbour'")
    expect(brand).toContain("accent: '#0a7f5a'")
    expect(said).toMatch(/npm install\n.*npm start/)
  })

  it('uses defaults for missing values: the name from the folder', async () => {
    await run(site('red-lion'), '--yes', '--no-install')
    expect(readFileSync(path.join(site('red-lion'), 'brand.ts'), 'utf8')).toContain("label: 'Red Lion'")
  })

  it('writes into an existing folder that is empty, except for its history', async () => {
    mkdirSync(path.join(site(), '.git'), { recursive: true })
    expect(await create()).toMatchObject({ code: 0 })
  })

  it('writes into a new repository, and keeps its files unchanged', async () => {
    const own = {
      'README.md': '# Ours',
      LICENSE: 'All rights reserved.',
      '.gitignore': 'node_modules',
      '.gitattributes': '* text=auto',
      'CONTRIBUTING.md': 'Please do.',
    }
    mkdirSync(path.join(site(), '.git'), { recursive: true })
    for (const [name, text] of Object.entries(own)) writeFileSync(path.join(site(), name), text)
    const { code, said } = await create()
    expect(code).toBe(0)
    expect(filesIn(site())).toEqual([...new Set([...files, ...Object.keys(own)])].toSorted())
    for (const [name, text] of Object.entries(own))
      expect(readFileSync(path.join(site(), name), 'utf8')).toBe(text)
    expect(said).toContain('Add dist/ and .kit/ to its .gitignore.')
  })

  it('writes a .gitignore, so that the sandbox with its accounts is never committed', async () => {
    mkdirSync(site())
    const git = (...args: string[]) => execFileSync('git', args, { cwd: site(), encoding: 'utf8' })
    git('init', '--quiet')
    const { said } = await create()
    expect(said).not.toContain('to its .gitignore')
    for (const folder of ['node_modules/x', 'dist', '.kit/sandbox']) {
      mkdirSync(path.join(site(), folder), { recursive: true })
      writeFileSync(path.join(site(), folder, 'file'), 'secret')
    }
    git('add', '-A')
    expect(git('diff', '--cached', '--name-only').trim().split('\n')).toEqual(files)
  })

  it.each(['100%', 'a [b] {c}', "Coast & Hills' (new)", '७'])(
    'writes below a folder named %s',
    async (name) => {
      expect(await run(path.join(folder, name, 'coast'), '--yes', '--no-install')).toMatchObject({ code: 0 })
    },
  )

  it('keeps a name with spaces, quotes and emoji, and makes the id from its letters', async () => {
    const name = `Süper 'Bet' \\ 🎰 99`
    expect(await create('--name', name)).toMatchObject({ code: 0 })
    const brand = readFileSync(path.join(site(), 'brand.ts'), 'utf8')
    expect(brand).toContain("name: 'super-bet-99'")
    expect(brand).toContain(String.raw`label: 'Süper \'Bet\' \\ 🎰 99'`)
  })

  it('prints how an unreadable accent is adjusted', async () => {
    const { code, said } = await create('--accent', '#ff0')
    expect(code).toBe(0)
    expect(said).toMatch(
      /accent \(#ffff00\) cannot be read in light, with a contrast of 1\.\d+ where 4\.6 is needed: light uses #[0-9a-f]{6}, \d+ % darker\. Set colors/,
    )
  })

  it('lists every flag with --help, and writes nothing', async () => {
    const { code, said } = await run(site(), '--help')
    expect(code).toBe(0)
    for (const flag of [
      'folder',
      'name',
      'accent',
      'kind',
      'operator',
      'languages',
      'currency',
      'yes',
      'no-install',
    ])
      expect(said).toContain(`--${flag}`)
    expect(existsSync(site())).toBe(false)
  })
})

describe('a created site', () => {
  const written = (name: string) => readFileSync(path.join(site(), name), 'utf8')

  it("installs packages of the kit's scope from its registry only", async () => {
    await create()
    expect(written('.npmrc')).toContain(`\n@kit:registry=${registry}\n`)
    expect(written('README.md')).toContain(registry)
  })

  it.each([
    ['https://ada:secret@packages.example', 'must not contain a password'],
    ['packages.example', 'is not a registry'],
    ['file:///packages', 'is not a registry'],
  ])('is refused with the registry %s', async (address, sentence) => {
    const { code, said } = await create('--registry', address)
    expect(code).toBe(1)
    expect(said).toContain(sentence)
    expect(existsSync(site())).toBe(false)
  })

  it('keeps an existing .npmrc, and prints the line it lacks', async () => {
    mkdirSync(site())
    writeFileSync(path.join(site(), '.npmrc'), 'engine-strict=true\n')
    const { code, said } = await create()
    expect(code).toBe(0)
    expect(written('.npmrc')).toBe('engine-strict=true\n')
    expect(said).toContain(`Add @kit:registry=${registry} to its .npmrc.`)
  })

  it('has a workflow and a Dockerfile that install from the lock file, build, check and test', async () => {
    await create()
    for (const command of ['npm ci', 'npm run build', 'npm run check', 'npm test'])
      expect(written('.github/workflows/site.yml')).toContain(`- run: ${command}\n`)
    expect(written('Dockerfile')).toMatch(/npm ci\nRUN npm run build\n/)
    expect(written('.dockerignore')).toContain('.kit\n')
  })

  it('inside a repository with workspaces has its own packages, and no unused workflow', async () => {
    mkdirSync(path.join(folder, '.git'))
    writeFileSync(path.join(folder, 'package.json'), '{ "workspaces": ["*"] }')
    const { code, said } = await create()
    expect(code).toBe(0)
    expect(filesIn(site())).toEqual(files.filter((name) => !name.startsWith('.github')))
    expect(said).toMatch(/No workflow is written, because the repository begins in /)
    expect(said).toMatch(/has workspaces: the site has packages of its own/)
  })

  it('is removed completely, including its folders, if a file cannot be written', async () => {
    mkdirSync(path.join(site(), '.github'), { recursive: true })
    writeFileSync(path.join(site(), '.github/workflows'), 'a file in the place of a folder')
    const { code } = await create()
    expect(code).toBe(1)
    expect(filesIn(site())).toEqual(['.github/workflows'])
  })
})

describe('npm create @kit/site refuses with one sentence, and writes nothing:', () => {
  const refused: [string, string[], RegExp][] = [
    ['a colour that is none', ['--accent', 'blau'], /^The accent "blau" is not a colour of the form #1b6fae/],
    [
      'an unknown flag',
      ['--acent', '#1b6fae'],
      /^--acent is not a flag of this command: did you mean --accent\?/,
    ],
    ['a flag that is like no other', ['--frobnicate'], /^--frobnicate is not a flag of this command, --help/],
    ['a flag that every object has', ['--toString'], /^--toString is not a flag of this command/],
    ['a flag without its value', ['--name'], /^--name needs a value after it/],
    ['a flag in the place of a value', ['--name', '--kind', 'b2b'], /^--name needs a value after it/],
    ['a flag twice', ['--kind', 'b2b', '--kind', 'b2c'], /^--kind is given twice/],
    ['a name that is not in quotes', ['--name', 'Blue', 'Harbour'], /^"Harbour" is one word too many/],
    ['an empty name', ['--name', ' '], /^A brand needs a name/],
    ['a kind of site that there is not', ['--kind', 'b2d'], /^"b2d" is not a kind of site: did you mean b2/],
    ['an operator that is no origin', ['--operator', 'operator.example/api'], /is not an operator's origin/],
    ['a language that the kit has not', ['--languages', 'en,de'], /^"de" is not a language of the kit/],
    [
      'a language that is near none',
      ['--languages', 'klingon'],
      /^"klingon" is not a language of the kit: there are /,
    ],
    ['a currency of three decimals', ['--currency', 'kwd'], /^"kwd" is not a currency that a site can use/],
  ]
  it.each(refused)('%s', async (_what, args, sentence) => {
    const { code, said } = await create(...args)
    expect(code).toBe(1)
    expect(said).toMatch(sentence)
    expect(said.trim().split('\n')).toHaveLength(1)
    expect(existsSync(site())).toBe(false)
  })

  it('a folder that is not empty, naming a file in it', async () => {
    mkdirSync(site())
    writeFileSync(path.join(site(), 'notes.txt'), 'mine')
    const { code, said } = await create()
    expect(code).toBe(1)
    expect(said).toMatch(/is not empty, it holds notes\.txt/)
    expect(readdirSync(site())).toEqual(['notes.txt'])
  })

  it.each([
    ['C#', '#'],
    ['what?', '?'],
  ])('a folder below %s, naming the character and the folder', async (name, sign) => {
    const { code, said } = await run(path.join(folder, name, 'coast'), '--yes', '--no-install')
    expect(code).toBe(1)
    expect(said).toBe(
      `A site cannot be built below a folder with the sign ${sign} in its name, and "${name}" has it: rename it or choose another folder.\n`,
    )
    expect(existsSync(path.join(folder, name))).toBe(false)
  })

  it.each(['package.json', 'package-lock.json', 'pnpm-lock.yaml', 'site.config.ts', 'src', 'node_modules'])(
    'a folder that holds %s of another project',
    async (name) => {
      mkdirSync(site())
      writeFileSync(path.join(site(), name), 'mine')
      const { code, said } = await create()
      expect([code, said]).toEqual([1, expect.stringContaining(`it holds ${name}`)])
      expect(readdirSync(site())).toEqual([name])
    },
  )

  it("a file with the folder's name", async () => {
    writeFileSync(site(), 'mine')
    expect((await create()).said).toMatch(/is a file: name a folder/)
  })

  it('a location that is not writable', async () => {
    writeFileSync(path.join(folder, 'file'), '')
    const { code, said } = await run(path.join(folder, 'file', 'site'), '--yes', '--no-install')
    expect(code).toBe(1)
    expect(said).toMatch(/could not be created, and its files were removed/)
  })

  it('questions without a terminal', async () => {
    const { code, said } = await run(site(), '--name', 'Blue Harbour')
    expect(code).toBe(1)
    expect(said).toMatch(
      /^Nobody can be asked here: give --accent, --kind, --operator, --languages, --currency, or --yes/,
    )
    expect(existsSync(site())).toBe(false)
  })
})

it('creates the site where nobody reads on, as after | head', async () => {
  const bin = path.join(import.meta.dirname, 'bin.ts')
  const child = spawn(
    process.execPath,
    ['--conditions=@kit/source', bin, site(), '--name', 'Blue Harbour', '--yes', '--no-install'],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  )
  let said = ''
  child.stderr.on('data', (text: Buffer) => (said += text.toString()))
  child.stdout.destroy()
  const [code] = (await once(child, 'close')) as [number | null]
  expect([code, said]).toEqual([0, ''])
  expect(existsSync(path.join(site(), 'site.config.ts'))).toBe(true)
})
