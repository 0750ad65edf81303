import { execFileSync, spawn } from 'node:child_process'
import { createReadStream, existsSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { root } from '../workspaces.ts'
import { StepFailed } from './progress.ts'

interface Manifest {
  name: string
  version: string
}

interface Release {
  manifest: Manifest
  integrity?: string
  send(response: ServerResponse): void
}

const manifestIn = (folder: string) =>
  JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest

/** The installed release, without its nested packages. */
const installedRelease = (folder: string): Release => ({
  manifest: manifestIn(folder),
  send(response) {
    const name = path.basename(folder)
    const args = ['-c', '--exclude', `${name}/node_modules`, '--transform', `s,^${name},package,`]
    const tar = spawn('tar', [...args, '-I', 'gzip -1', '-C', path.dirname(folder), name])
    tar.stdout.pipe(response)
  },
})

const packedRelease = (tarball: string): Release => ({
  manifest: JSON.parse(
    execFileSync('tar', ['-xzOf', tarball, 'package/package.json'], { encoding: 'utf8' }),
  ) as Manifest,
  send: (response) => void createReadStream(tarball).pipe(response),
})

function installedReleases(): Release[] {
  const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { link?: boolean }>
  }
  return Object.entries(packages)
    .filter(([place, { link }]) => place.includes('node_modules/') && !link)
    .map(([place]) => path.join(root, place))
    .filter((folder) => existsSync(path.join(folder, 'package.json')))
    .map((folder) => installedRelease(folder))
}

/** Each release has the address of its tarball. */
const documentOf = (name: string, releases: readonly Release[], origin: string) => ({
  name,
  'dist-tags': { latest: releases.at(-1)?.manifest.version },
  versions: Object.fromEntries(
    releases.map(({ manifest }) => [
      manifest.version,
      { ...manifest, dist: { tarball: `${origin}/${name}/-/${manifest.version}.tgz` } },
    ]),
  ),
})

export interface Registry {
  origin: string
  readonly requests: number
  close(): void
}

/** The default port of `npm run registry`. It is fixed, because created sites name it in their `.npmrc`. */
export const registryPort = 4873

const listen = (server: ReturnType<typeof createServer>, port: number) =>
  new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject)
      resolve()
    })
  })

/**
 * On loopback and without a network: the kit's packages from their tarballs, third-party packages as
 * installed in this repository. `port` 0 is any free port. Throws `StepFailed` if the port is taken.
 */
export async function startRegistry(packed: ReadonlyMap<string, string>, port = 0): Promise<Registry> {
  const all = [...installedReleases(), ...[...packed.values()].map((tarball) => packedRelease(tarball))]
  const byName = new Map<string, Release[]>()
  for (const one of all) byName.set(one.manifest.name, [...(byName.get(one.manifest.name) ?? []), one])
  let origin = ''
  let requests = 0
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    requests += 1
    // The same version is packed again after a change, so it must not stay in a cache by its address.
    response.setHeader('cache-control', 'no-store')
    const json = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    const url = URL.canParse(request.url ?? '', origin) ? new URL(request.url ?? '', origin).pathname : '/'
    const decoded = decodePath(url)
    // `npm ping`, and requests for advisories after an install.
    if (decoded.startsWith('/-/')) return void json(200, {})
    const [, name = '', version] = /^\/((?:@[^/]+\/)?[^/]+)(?:\/-\/(.+)\.tgz)?$/.exec(decoded) ?? []
    const releases = byName.get(name)
    const release = releases?.find(({ manifest }) => manifest.version === version)
    if (!releases || (version !== undefined && !release))
      return void json(404, { error: `${name || decoded} is not in this registry.` })
    if (release) release.send(response)
    else json(200, documentOf(name, releases, origin))
  }
  const server = createServer((request, response) => {
    try {
      answer(request, response)
    } catch (error) {
      response.writeHead(500).end(error instanceof Error ? error.message : String(error))
    }
  })
  try {
    await listen(server, port)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code !== 'EADDRINUSE' && code !== 'EACCES') throw error
    throw new StepFailed(
      code === 'EACCES'
        ? `Port ${port} may not be used by this user.`
        : `Port ${port} is taken by another program.`,
      'end that program, or add `--port` with another port, such as `--port 4880`.',
      { cause: error },
    )
  }
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    origin,
    get requests() {
      return requests
    },
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

function decodePath(url: string): string {
  try {
    return decodeURIComponent(url)
  } catch {
    return url
  }
}
