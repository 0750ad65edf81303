import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { declaredEndpoints, declaredEvents } from '../reference/declared.ts'

/** Rows of docs/spec that nobody serves yet. A row leaves this list with its declaration; the list may only shrink. */
const callsNotYet: string[] = []
const eventsNotYet: string[] = []

const register = async (name: string): Promise<string[][]> => {
  const text = await readFile(new URL(`../../../../docs/spec/${name}.csv`, import.meta.url), 'utf8')
  const [, ...lines] = text.trim().split(/\r?\n/)
  return lines.map((line) =>
    Array.from(line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g), ([, cell = '']) =>
      cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell,
    ),
  )
}

/** `GET a (staff: b)` are two calls: `GET a` and `GET b`. */
function callsOf([method = '', paths = '']: string[]): string[] {
  const [, own = paths, staffs] = /^(\S+) \(staff: (\S+)\)$/.exec(paths) ?? []
  return [own, staffs].flatMap((path) => (path === undefined ? [] : [`${method} ${path}`]))
}

describe('every row of the register', () => {
  it('is a declared call, or stands on the list of those that are not served yet', async () => {
    const declared = new Set(declaredEndpoints.map(({ source }) => source))
    const rows = (await register('endpoints')).flatMap(callsOf)
    expect(rows.length).toBeGreaterThan(85)
    expect(rows.filter((row) => !declared.has(row))).toEqual(callsNotYet)
  })

  it('is a declared event of its own direction, or stands on the list of those that are not', async () => {
    const declared = new Set(
      Object.values(declaredEvents).map(({ event, direction }) => `${direction} ${event}`),
    )
    const directions: Record<string, string> = {
      'client->server': 'clientToServer',
      'server->client': 'serverToClient',
    }
    const rows = await register('socket-events')
    expect(rows).toHaveLength(36)
    const missing = rows.filter(([way = '', event]) => !declared.has(`${directions[way]} ${event}`))
    expect(missing.map(([, event]) => event)).toEqual(eventsNotYet)
  })

  it('has no declaration that names a row which is not there', async () => {
    const rows = new Set((await register('endpoints')).flatMap(callsOf))
    const strays = declaredEndpoints.filter(
      ({ source }) => !source.startsWith('addition: ') && !rows.has(source),
    )
    expect(strays.map(({ name, source }) => `${name}: ${source}`)).toEqual([])
  })
})
