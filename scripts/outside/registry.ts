import { spawn } from 'node:child_process'
import { createReadStream, existsSync, readFileSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { root } from '../workspaces.ts'

interface Manifest {
  name: string
  version: string
}

/** A release as the registry has it: what its package.json says, and a stream of its tarball. */
interface Release {
  manifest: Manifest
  send(response: ServerResponse): void
}

const manifestIn = (folder: string) =>
  JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest

/** Packs an installed package as it is, without what is installed inside it. */
const installedRelease = (folder: string): Release => ({
  manifest: manifestIn(folder),
  send(response) {
    const name = path.basename(folder)
    const args = ['-c', '--exclude', `${name}/node_modules`, '--transform', `s,^${name},package,`]
    const tar = spawn('tar', [...args, '-I', 'gzip -1', '-C', path.dirname(folder), name])
    tar.stdout.pipe(response)
  },
})

/** A package of the kit: its tarball, packed as npm would publish it. */
const packedRelease = (name: string, tarball: string): Release => ({
  manifest: manifestIn(path.join(root, 'packages', name.replace('@kit/', ''))),
  send: (response) => void createReadStream(tarball).pipe(response),
})

/** Every release that is installed in the repository, by `name@version`. */
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

/** What a registry answers about a package: its releases, each with the address of its tarball. */
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

/**
 * A registry on loopback that needs no network: it has the kit's packages from their tarballs, and everybody else's as this
 * repository has them installed. Resolves with its origin, and how to close it.
 */
export async function startRegistry(
  packed: ReadonlyMap<string, string>,
): Promise<{ origin: string; close(): void }> {
  const all = [...installedReleases(), ...[...packed].map(([name, tarball]) => packedRelease(name, tarball))]
  const byName = new Map<string, Release[]>()
  for (const one of all) byName.set(one.manifest.name, [...(byName.get(one.manifest.name) ?? []), one])
  const server = createServer((request, response) => {
    const [, name = '', version] =
      /^\/((?:@[^/]+\/)?[^/]+)(?:\/-\/(.+)\.tgz)?$/.exec(decodeURIComponent(request.url ?? '')) ?? []
    const releases = byName.get(name)
    const release = releases?.find(({ manifest }) => manifest.version === version)
    if (!releases || (version !== undefined && !release)) {
      response.writeHead(404, { 'content-type': 'application/json' }).end('{"error":"not found"}')
      return
    }
    if (release) release.send(response)
    else {
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify(documentOf(name, releases, origin)))
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    origin,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
