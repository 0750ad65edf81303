import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readCommandLine, usage } from './commandLine.ts'

let root = ''
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'kit-sandbox-'))
  mkdirSync(join(root, 'dist'))
  writeFileSync(join(root, 'dist/index.html'), '')
  mkdirSync(join(root, 'empty'))
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

describe('the command line of the sandbox', () => {
  it('has a default for everything', () => {
    expect(readCommandLine([], {})).toMatchObject({
      port: 4000,
      stateFolder: '.kit/sandbox',
      sites: [],
      cors: [],
      console: 'here',
      seed: 1,
      speed: 1,
      tls: false,
      faults: false,
    })
  })

  it('reads the environment, and takes a flag before it', () => {
    const env = { PORT: '4100', KIT_SEED: '7', KIT_FAULTS: '1' }
    expect(readCommandLine(['--port', '4200', '--tls'], env)).toMatchObject({
      port: 4200,
      seed: 7,
      faults: true,
      tls: true,
    })
  })

  it('listens on loopback, unless another address of the machine is named', () => {
    expect(readCommandLine([], {})).toMatchObject({ host: '127.0.0.1', isPortFixed: false })
    expect(readCommandLine([], { KIT_HOST: '0.0.0.0', NODE_ENV: 'production' })).toMatchObject({
      host: '0.0.0.0',
      isPortFixed: true,
    })
  })

  it('serves a built site at its host', () => {
    const folder = join(root, 'dist')
    expect(readCommandLine(['--site', `B2C.localhost=${folder}`], {})?.sites).toEqual([
      { host: 'b2c.localhost', folder },
    ])
  })

  it('needs nothing to print its help', () => {
    expect(readCommandLine(['--help'], { PORT: 'none' })).toBeUndefined()
    expect(usage).toMatch(/^kit-sandbox \[FLAGS\]/)
    expect(usage).toContain('--port PORT')
    expect(usage).toContain('KIT_PUBLIC_URL')
  })

  it.each<[string[], RegExp]>([
    [['--prot', '4000'], /^--prot is not a flag of kit-sandbox: did you mean --port\?$/],
    [['--colour'], /^--colour is not a flag of kit-sandbox/],
    [['--host', 'brand.example'], /^--host must be an address of this machine like 10\.0\.0\.1, not/],
    [['--port'], /^--port needs a value after it: --port PORT\.$/],
    [['--port', '--tls'], /^--port needs a value after it/],
    [['--tls=yes'], /^--tls takes no value, and was given 'yes'\.$/],
    [['dist'], /^kit-sandbox takes flags only, and was given 'dist': is it the value of --site\?$/],
    [['--port', 'many'], /^--port must be a port from 0 to 65535, not 'many'\.$/],
    [['--site', 'nowhere'], /^--site nowhere: there is no such folder\. Build the site first/],
    [['--site', 'EMPTY'], /: there is no index\.html in it\. Name the folder/],
    [['--site', 'FILE'], / is a file\. Give the folder of a built site\.$/],
    [['--cors', 'here'], /^--cors must be origins/],
  ])('refuses %j with a message', (args, sentence) => {
    const place = (arg: string) =>
      arg === 'EMPTY' ? join(root, 'empty') : arg === 'FILE' ? join(root, 'dist/index.html') : arg
    expect(() => readCommandLine(args.map(place), {})).toThrow(sentence)
  })
})
