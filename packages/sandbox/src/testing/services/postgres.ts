import { execFileSync, spawn, type StdioOptions } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from '../../freePort.ts'
import { idsOf, untilItAnswers, type Service } from './service.ts'

const debianFolder = '/usr/lib/postgresql'

/** Returns the folder of PostgreSQL's programs: Debian's newest version, else the one on the PATH. */
function programsFolder(): string | undefined {
  const versions = existsSync(debianFolder) ? readdirSync(debianFolder).map(Number) : []
  const debian = versions
    .toSorted((a, b) => b - a)
    .map((version) => `${debianFolder}/${version}/bin`)
    .find((folder) => existsSync(path.join(folder, 'initdb')))
  const onPath = (process.env['PATH'] ?? '')
    .split(path.delimiter)
    .find((folder) => existsSync(path.join(folder, 'initdb')))
  return debian ?? onPath
}

export function whyNoPostgres(): string | undefined {
  if (!programsFolder()) return 'no PostgreSQL is installed here (Debian: apt-get install postgresql)'
  if (process.getuid?.() === 0 && !idsOf('postgres'))
    return 'PostgreSQL does not run as root, and there is no user called postgres'
  return undefined
}

/**
 * Starts a PostgreSQL server on loopback with its data in a separate folder. Unless `isDurable`, it does not
 * wait for the disk, because tests lose nothing in a power failure.
 */
export async function startPostgres({ isDurable = false } = {}): Promise<Service> {
  const reason = whyNoPostgres()
  const programs = programsFolder()
  if (reason || !programs) throw new Error(`A PostgreSQL server cannot be started: ${reason}.`)
  const folder = mkdtempSync(path.join(tmpdir(), 'kit-postgres-'))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  // PostgreSQL refuses to run as root.
  const ids = process.getuid?.() === 0 ? idsOf('postgres') : undefined
  const password = randomBytes(16).toString('hex')
  const passwordFile = path.join(folder, 'password')
  const data = path.join(folder, 'data')
  writeFileSync(passwordFile, `${password}\n`)
  if (ids) for (const place of [folder, passwordFile]) chownSync(place, ids.uid, ids.gid)
  const port = await freePort(20_000 + Math.floor(Math.random() * 20_000), '127.0.0.1')
  const stdio: StdioOptions = ['ignore', 'ignore', 'pipe']
  const options = { cwd: folder, stdio, ...ids }
  const made = ['-D', data, '-U', 'kit', '--pwfile', passwordFile, '--auth=scram-sha-256', '-E', 'UTF8']
  execFileSync(path.join(programs, 'initdb'), [...made, '--locale=C.UTF-8', '--no-sync'], options)
  const settings = ['listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`, 'max_connections=200']
  const careless = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']
  const flags = [...settings, ...(isDurable ? [] : careless)].flatMap((setting) => ['-c', setting])
  const child = spawn(path.join(programs, 'postgres'), ['-D', data, '-p', String(port), ...flags], {
    ...options,
    stdio: 'ignore',
  })
  const end = () => child.kill('SIGQUIT')
  process.once('exit', end)
  const ended = new Promise((resolve) => child.once('exit', resolve))
  const stop = async () => {
    process.off('exit', end)
    // Fast shutdown: disconnects all clients.
    child.kill('SIGINT')
    await ended
    remove()
  }
  try {
    await untilItAnswers('PostgreSQL', child, () =>
      execFileSync(path.join(programs, 'pg_isready'), ['-q', '-h', '127.0.0.1', '-p', String(port)]),
    )
  } catch (error) {
    await stop()
    throw error
  }
  return { url: `postgres://kit:${password}@127.0.0.1:${port}/postgres`, stop }
}
