import { expect, it, vi } from 'vitest'
import { createSiteBuilder } from './siteBuilder.ts'

function manualBuilds() {
  const log: string[] = []
  const ends = new Map<string, (why?: string) => void>()
  const build = ({ name }: { name: string }) => {
    log.push(`build ${name}`)
    return new Promise<{ compress(): Promise<void> }>((resolve, reject) => {
      ends.set(name, (why) =>
        why === undefined
          ? resolve({ compress: async () => void log.push(`compress ${name}`) })
          : reject(new Error(why)),
      )
    })
  }
  const end = async (name: string, why?: string) => {
    ends.get(name)?.(why)
    await new Promise((resolve) => setTimeout(resolve))
  }
  return { log, build, end }
}

const site = (name: string) => ({ host: `${name}.localhost`, build: { name } })

it('builds the site that a visitor waits for before the others, and compresses them last', async () => {
  const { log, build, end } = manualBuilds()
  const onBuilt = vi.fn()
  const builder = createSiteBuilder([site('a'), site('b'), site('c')], onBuilt, build)
  builder.want('a.localhost')
  await end('a')
  expect(onBuilt).toHaveBeenCalledExactlyOnceWith({ host: 'a.localhost' })
  builder.want('c.localhost')
  await end('b')
  await end('c')
  expect(onBuilt).toHaveBeenLastCalledWith({ host: 'c.localhost' })
  expect(onBuilt).toHaveBeenCalledTimes(2)
  await end('none')
  expect(log).toEqual(['build a', 'build b', 'build c', 'compress a', 'compress b', 'compress c'])
})

it('builds a requested site next', async () => {
  const { log, build, end } = manualBuilds()
  const builder = createSiteBuilder([site('a'), site('b'), site('c')], () => {}, build)
  builder.want('c.localhost')
  await end('a')
  expect(log).toEqual(['build a', 'build c'])
})

it('reports why a build failed, and builds again when the site is requested again', async () => {
  const { log, build, end } = manualBuilds()
  const report = vi.spyOn(console, 'error').mockReturnValue()
  const onBuilt = vi.fn()
  const builder = createSiteBuilder([site('a')], onBuilt, build)
  builder.want('a.localhost')
  await end('a', 'No such module')
  expect(onBuilt).toHaveBeenLastCalledWith({ host: 'a.localhost', why: 'No such module' })
  expect(report).toHaveBeenCalledWith('No such module')
  builder.want('a.localhost')
  await end('a')
  expect(onBuilt).toHaveBeenLastCalledWith({ host: 'a.localhost' })
  expect(log).toEqual(['build a', 'build a', 'compress a'])
  report.mockRestore()
})

it('starts nothing after it was stopped', async () => {
  const { log, build, end } = manualBuilds()
  const builder = createSiteBuilder([site('a'), site('b')], () => {}, build)
  builder.stop()
  await end('a')
  expect(log).toEqual(['build a'])
})
