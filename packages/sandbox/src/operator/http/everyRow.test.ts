import { glob, readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { declaredEndpoints, declaredEvents } from './reference/declared.ts'

/**
 * Rows of docs/spec that are not served yet. A row is removed from this list with its declaration, and the
 * list may only shrink.
 */
const callsNotYet: string[] = []
const eventsNotYet: string[] = []

const root = fileURLToPath(new URL('../../../../../', import.meta.url))

const register = async (name: string): Promise<string[][]> => {
  const text = await readFile(path.join(root, `docs/spec/${name}.csv`), 'utf8')
  const [, ...lines] = text.trim().split(/\r?\n/)
  return lines.map((line) =>
    Array.from(line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g), ([, cell = '']) =>
      cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell,
    ),
  )
}

/** `GET a (staff: b)` means two calls: `GET a` and `GET b`. */
function callsOf([method = '', paths = '']: string[]): string[] {
  const [, own = paths, staffs] = /^(\S+) \(staff: (\S+)\)$/.exec(paths) ?? []
  return [own, staffs].flatMap((path) => (path === undefined ? [] : [`${method} ${path}`]))
}

async function titles(): Promise<string> {
  const found: string[] = []
  const files = glob('{packages,e2e,sites}/**/*.{test,spec,stories}.{ts,tsx}', {
    cwd: root,
    exclude: (name) => name === 'node_modules' || name === 'dist',
  })
  for await (const file of files) {
    const text = await readFile(path.join(root, file), 'utf8')
    found.push(...Array.from(text.matchAll(/'[^'\n]*'|"[^"\n]*"|`[^`]*`/g), ([literal]) => literal))
  }
  return found.filter((literal) => /\b(?:CALL|SOCK)-\d{3}\b/.test(literal)).join('\n')
}

/**
 * Rows whose requirement describes them without their path. The one of the rules belongs to the shell, and is
 * tested with its page.
 */
const meantBy: Readonly<Record<string, string>> = {
  'GET public IP-location service (external)': 'CALL-051',
  'GET static file: country phone codes': 'CALL-054',
  'GET static file: country-code list for the register dropdown': 'CALL-055',
}

const requirementsOf = (requirements: readonly string[][], area: string, name: string): string[] =>
  requirements
    .filter(([, own, , , text = '']) => own === area && text.includes(`\`${name}`))
    .map(([id = '']) => id)

describe('every row of the register', () => {
  it('CALL-013 is tested with one of its requirements in the title', async () => {
    const [said, requirements] = [await titles(), await register('requirements')]
    const untested = (await register('endpoints')).flatMap(callsOf).filter((row) => {
      const [method = '', way = ''] = row.split(/ (.*)/)
      const speaking = requirements.filter(([, , , , text = '']) => text.includes(method))
      const own = meantBy[row]
      const ids = own === undefined ? requirementsOf(speaking, 'CALL', way) : [own]
      return !ids.some((id) => said.includes(id))
    })
    expect(untested).toEqual(['GET static file: rules content'])
  })

  it('CALL-014 as an event is tested with one of its requirements in the title', async () => {
    const [said, requirements] = [await titles(), await register('requirements')]
    const untested = (await register('socket-events'))
      .map(([, event = '']) => event)
      .filter((event) => !requirementsOf(requirements, 'SOCK', event).some((id) => said.includes(id)))
    expect(untested).toEqual([])
  })

  it('is a declared call, or is on the list of calls that are not served yet', async () => {
    const declared = new Set(declaredEndpoints.map(({ source }) => source))
    const rows = (await register('endpoints')).flatMap(callsOf)
    expect(rows.length).toBeGreaterThan(85)
    expect(rows.filter((row) => !declared.has(row))).toEqual(callsNotYet)
  })

  it('is a declared event of its own direction, or is on the list of missing ones', async () => {
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

  it('has no declaration for a row that does not exist', async () => {
    const rows = new Set((await register('endpoints')).flatMap(callsOf))
    const strays = declaredEndpoints.filter(
      ({ source }) => !source.startsWith('addition: ') && !rows.has(source),
    )
    expect(strays.map(({ name, source }) => `${name}: ${source}`)).toEqual([])
  })
})
