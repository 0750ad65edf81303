import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { usage } from '../../packages/sandbox/src/commandLine.ts'
import { root } from '../workspaces.ts'

const folder = path.join(root, 'deploy')
const textOf = (name: string) => readFileSync(path.join(folder, name), 'utf8')

interface Service {
  build?: { dockerfile: string; args: Record<string, string> }
  environment?: Record<string, string>
  depends_on?: Record<string, object>
  healthcheck?: object
}
const compose = parse(textOf('compose.yml'), { merge: true }) as { services: Record<string, Service> }
const dockerfiles = ['operator.Dockerfile', 'site.Dockerfile']

it('builds the services of compose.yml from existing files, with arguments that they accept', () => {
  for (const [name, { build }] of Object.entries(compose.services)) {
    if (!build) continue
    const file = path.basename(build.dockerfile)
    expect([name, dockerfiles.includes(file)]).toEqual([name, true])
    for (const argument of Object.keys(build.args))
      expect(textOf(file)).toMatch(new RegExp(String.raw`^ARG ${argument}\b`, 'm'))
  }
})

it('waits only for services with a health check', () => {
  for (const { depends_on = {} } of Object.values(compose.services))
    for (const name of Object.keys(depends_on)) {
      const { healthcheck, build } = compose.services[name] ?? {}
      const hasHealthcheck = build && textOf(path.basename(build.dockerfile)).includes('HEALTHCHECK')
      expect([name, Boolean(healthcheck ?? hasHealthcheck)]).toEqual([name, true])
    }
})

it('gives the operator only settings that it reads', () => {
  const image = [...textOf('operator.Dockerfile').matchAll(/\b(KIT_[A-Z_]+)=/g)].map(([, name = '']) => name)
  const unit = [...textOf('systemd/kit-operator@.service').matchAll(/^Environment=(\w+)=/gm)].map(
    ([, name = '']) => name,
  )
  const given = Object.values(compose.services).flatMap(({ environment = {}, build }) =>
    build ? Object.keys(environment) : [],
  )
  expect(given.length).toBeGreaterThan(4)
  for (const name of [...image, ...unit, ...given]) expect(usage).toContain(name)
})

it('names every setting that compose.yml needs in example.env', () => {
  const asked = [...textOf('compose.yml').matchAll(/\$\{(\w+)/g)].map(([, name = '']) => name)
  expect(asked.length).toBeGreaterThan(4)
  for (const name of asked.filter((one) => one !== 'PWD'))
    expect(textOf('example.env')).toMatch(new RegExp(`^${name}=`, 'm'))
})

it('runs on the Node version and the package version of the kit', () => {
  const version = /"version": "(.+)"/.exec(
    readFileSync(path.join(root, 'packages/sandbox/package.json'), 'utf8'),
  )?.[1]
  expect(textOf('operator.Dockerfile')).toContain(`ARG VERSION=${version}\n`)
  for (const file of dockerfiles) expect(textOf(file)).toContain('FROM node:24-slim')
})

it.each(dockerfiles)('copies into %s only files of its context', (file) => {
  const copied = [...textOf(file).matchAll(/^COPY --from=configuration (\S+)/gm)].map(([, name = '']) => name)
  for (const name of copied) expect([name, existsSync(path.join(folder, name))]).toEqual([name, true])
})
