import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { publicPackages, root } from '../workspaces.ts'
import { portOf, takeFlag, takeOption } from './commandLine.ts'
import { createOutside, outsideEnvironment } from './createOutside.ts'
import { folderOutside } from './folderOutside.ts'
import { createProgress, runCommand, StepFailed } from './progress.ts'
import { startRegistry } from './registry.ts'
import { repositoryFields, webAddress } from './repository.ts'
import { publishedScope, rescoped } from './scope.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'kit-outside-test-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8')

describe('the scope of packages', () => {
  it('is one setting, checked before anything is packed', () => {
    expect(publishedScope({})).toBe('@kit')
    expect(publishedScope({ KIT_SCOPE: '@harbour' })).toBe('@harbour')
    for (const wrong of ['harbour', '@', '@Harbour', '@har bour', '@har/bour'])
      expect(() => publishedScope({ KIT_SCOPE: wrong })).toThrow(
        /is not a scope of npm: use @ and lower-case/,
      )
  })

  it('replaces names, imports and patterns, and nothing that only looks like it', () => {
    expect(rescoped(`import '@kit/ui'; /^@kit\\//; scope === '@kit'; "@kit/source"`, '@harbour')).toBe(
      `import '@harbour/ui'; /^@harbour\\//; scope === '@harbour'; "@harbour/source"`,
    )
    const others = `ada@kit.example @kitchen/ui --kit-color .kit/sandbox @kit-other/ui`
    expect(rescoped(others, '@harbour')).toBe(others)
    expect(rescoped(`'@kit/ui'`, '@kit')).toBe(`'@kit/ui'`)
  })
})

describe('the repository in a package', () => {
  it.each([
    ['git@host.example:team/kit.git', 'https://host.example/team/kit'],
    ['https://ada:secret@host.example/team/kit.git', 'https://host.example/team/kit'],
    ['ssh://git@host.example/team/kit', 'https://host.example/team/kit'],
    ['git+https://host.example/team/kit.git', 'https://host.example/team/kit'],
  ])('of the remote %s is %s, without a login', (remote, address) => {
    expect(webAddress(remote)).toBe(address)
  })

  it.each(['', '/srv/kit.git', '../kit', 'file:///srv/kit'])('of "%s" is left out', (remote) => {
    expect(webAddress(remote)).toBeUndefined()
    expect(repositoryFields(webAddress(remote), 'packages/ui')).toEqual({})
  })
})

describe('every package', () => {
  const minimum = (JSON.parse(textOf('package.json')) as { engines: { node: string } }).engines.node

  it.each(
    publicPackages.map(
      ({ name, manifest }) => [name, manifest as unknown as Record<string, unknown>] as const,
    ),
  )('%s says what a registry and a bundler need, and is not packed unbuilt', (_name, manifest) => {
    expect(manifest).toMatchObject({
      version: expect.stringMatching(/^\d+\.\d+\.\d+/),
      license: 'SEE LICENSE IN LICENSE.md',
      type: 'module',
      engines: { node: minimum },
      files: ['dist', 'CHANGELOG.md'],
      scripts: { prepack: 'node ../../scripts/outside/requireBuilt.mjs' },
    })
    expect(manifest).toHaveProperty('sideEffects')
  })

  it('keeps the file that replaces styles in Node, else a build warns of each import of a style', () => {
    const withStyles = publicPackages.filter(({ manifest }) => 'imports' in manifest)
    expect(withStyles.length).toBeGreaterThan(8)
    for (const { name, manifest } of withStyles)
      expect([name, (manifest as unknown as { sideEffects: string[] }).sideEffects]).toEqual([
        name,
        expect.arrayContaining(['./dist/noStyles.js']),
      ])
  })

  it('has one version, and one minimum of Node, which the pages name too', () => {
    expect(
      new Set(publicPackages.map(({ manifest }) => (manifest as unknown as { version: string }).version))
        .size,
    ).toBe(1)
    const sentence = `Node ${minimum.replace('>=', '')} or newer`
    for (const page of ['README.md', 'docs/making-a-site.md', 'packages/create-site/README.md'])
      expect([page, textOf(page).replaceAll(/\s+/g, ' ')]).toEqual([page, expect.stringContaining(sentence)])
  })

  it('refuses to be packed without its built files, and says what to run', () => {
    const manifest = {
      name: '@kit/x',
      exports: { '.': { types: './dist/index.d.ts', default: './dist/index.js' } },
    }
    writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest))
    const script = path.join(root, 'scripts/outside/requireBuilt.mjs')
    const refused = spawnSync(process.execPath, [script], { cwd: folder, encoding: 'utf8' })
    expect(refused.status).toBe(1)
    expect(refused.stderr).toMatch(
      /^@kit\/x is not built, so it is not packed: \.\/dist\/index\.d\.ts and 1 more is missing\. Run `npm run build`/,
    )
    mkdirSync(path.join(folder, 'dist'))
    for (const file of ['index.d.ts', 'index.js']) writeFileSync(path.join(folder, 'dist', file), '')
    expect(spawnSync(process.execPath, [script], { cwd: folder }).status).toBe(0)
  })
})

describe('the registry on this machine', () => {
  function tarball(): ReadonlyMap<string, string> {
    mkdirSync(path.join(folder, 'package'))
    writeFileSync(
      path.join(folder, 'package/package.json'),
      JSON.stringify({ name: '@harbour/ui', version: '1.0.0-rc.1' }),
    )
    const file = path.join(folder, 'ui.tgz')
    execFileSync('tar', ['-czf', file, '-C', folder, 'package'])
    return new Map([['@harbour/ui', file]])
  }

  it('serves the packed packages, uncached, and a sentence for unknown packages', async () => {
    const registry = await startRegistry(tarball())
    try {
      const answer = await fetch(`${registry.origin}/@harbour%2fui`)
      expect(answer.headers.get('cache-control')).toBe('no-store')
      const document = (await answer.json()) as {
        'dist-tags': { latest: string }
        versions: Record<string, { dist: { tarball: string } }>
      }
      expect(document['dist-tags'].latest).toBe('1.0.0-rc.1')
      const packed = await fetch(document.versions['1.0.0-rc.1']!.dist.tarball)
      expect((await packed.arrayBuffer()).byteLength).toBe(readFileSync(path.join(folder, 'ui.tgz')).length)
      const missing = await fetch(`${registry.origin}/@kit%2fnothing`)
      expect([missing.status, await missing.json()]).toEqual([
        404,
        { error: '@kit/nothing is not in this registry.' },
      ])
      for (const strange of ['/%', '/..%2f..%2fetc%2fpasswd', '/@harbour/ui/-/2.0.0.tgz'])
        expect([strange, (await fetch(registry.origin + strange)).status]).toEqual([strange, 404])
      expect((await fetch(`${registry.origin}/-/ping`)).status).toBe(200)
    } finally {
      registry.close()
    }
  })

  it('reports in a sentence that its port is taken, and how to choose another', async () => {
    const holder = createServer()
    await new Promise<void>((resolve) => holder.listen(0, '127.0.0.1', resolve))
    const { port } = holder.address() as AddressInfo
    const refused = await startRegistry(new Map(), port).catch((error: unknown) => error)
    holder.close()
    expect(refused).toBeInstanceOf(StepFailed)
    expect((refused as StepFailed).message).toBe(`Port ${port} is taken by another program.`)
    expect((refused as StepFailed).next).toContain('--port 4880')
  })
})

describe('npm run outside', () => {
  const refusal = async (...args: string[]) => {
    const error: unknown = await createOutside(args).catch((thrown: unknown) => thrown)
    return error as StepFailed
  }

  it('without a folder prints what to type', async () => {
    expect((await refusal()).message).toMatch(/^Name the folder of the new site/)
    expect((await refusal('--yes')).next).toContain('npm run outside -- ../harbour')
  })

  it('refuses a folder inside the clone, before anything is built', async () => {
    expect((await refusal(path.join(root, 'sites/harbour'))).message).toMatch(/is inside this clone/)
    expect(folderOutside(path.join(folder, 'harbour'))).toBe(path.join(folder, 'harbour'))
  })

  it('refuses a folder with other files, and leaves it alone', async () => {
    writeFileSync(path.join(folder, 'notes.txt'), 'mine')
    expect((await refusal(folder)).message).toMatch(/is not empty, it holds notes\.txt/)
    expect(readdirSync(folder)).toEqual(['notes.txt'])
  })

  it('refuses a folder that is not writable', async () => {
    const refused = await refusal('/proc/harbour')
    expect(refused.message).toMatch(/^\/proc cannot be written \(/)
    expect(refused.next).toContain('name another folder')
  })

  it('passes none of this clone’s script variables to npm', () => {
    const env = outsideEnvironment({
      PATH: [path.join(root, 'node_modules/.bin'), '/usr/bin'].join(path.delimiter),
      npm_package_name: 'kit',
      npm_config_local_prefix: root,
      npm_config_registry: 'https://packages.example/',
      KIT_SCOPE: '@harbour',
      INIT_CWD: root,
      HOME: '/home/ada',
    })
    expect(env).toEqual({
      PATH: [path.dirname(process.execPath), '/usr/bin'].join(path.delimiter),
      npm_config_registry: 'https://packages.example/',
      HOME: '/home/ada',
    })
  })
})

describe('a command', () => {
  it('prints each step with its time, and an error with the next step instead of a stack', async () => {
    const lines: string[] = []
    const progress = createProgress((line) => lines.push(line))
    await progress.step('pack', () => progress.say('@kit/ui'))
    const error = vi.spyOn(console, 'error').mockImplementation((line: string) => void lines.push(line))
    await runCommand(() =>
      progress.step('install', () => {
        throw new StepFailed('The registry answered 500.', 'try again later.')
      }),
    )
    error.mockRestore()
    expect(process.exitCode).toBe(1)
    process.exitCode = 0
    expect(lines.join('\n').replaceAll(/\d+\.\d s/g, 'N s')).toBe(
      'pack …\n  @kit/ui\n✓ pack: N s\ninstall …\n✗ install: failed after N s\n\nThe registry answered 500.\nNext: try again later.',
    )
  })

  it('reads its options, and refuses an invalid port', () => {
    const args = ['../harbour', '--port', '4880', '--offline', '--name', 'X']
    expect([takeOption(args, 'port'), takeFlag(args, 'offline'), args]).toEqual([
      '4880',
      true,
      ['../harbour', '--name', 'X'],
    ])
    expect(() => takeOption(['--port'], 'port')).toThrow('--port needs a value after it.')
    for (const wrong of ['0', '70000', 'x', '80.5'])
      expect(() => portOf(wrong, 1)).toThrow(/number from 1 to 65535/)
  })
})
