import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'

interface Part {
  name: string
  path: readonly string[]
  limit: string
}

const config = path.join(import.meta.dirname, '../siteSizes.mjs')

/** The size budgets of the site in `folder`, as the gate of sites asks for them: it throws where a package costs too much. */
const partsOf = (folder: string) =>
  JSON.parse(
    execFileSync(
      process.execPath,
      [
        '--input-type=module',
        '--eval',
        `console.log = console.error; const { default: parts } = await import(${JSON.stringify(config)}); process.stdout.write(JSON.stringify(parts))`,
      ],
      { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] },
    ),
  ) as Part[]

/** A pattern stands for the style sheets but those of the x-ray. */
function filesOf(place: string): string[] {
  if (place.startsWith('!')) return []
  if (!place.endsWith('*.css')) return [place]
  const folder = path.dirname(place)
  return readdirSync(folder)
    .filter((name) => name.endsWith('.css') && !name.startsWith('Xray'))
    .map((name) => path.join(folder, name))
}

/** What the site in `folder` loads at first, kB gzipped, by the name of its budget, and the budget. */
export function firstLoadOf(folder: string): ReadonlyMap<string, { kB: number; limit: number }> {
  return new Map(
    partsOf(folder).map(({ name, path: places, limit }) => {
      const bytes = places.flatMap(filesOf).map((file) => gzipSync(readFileSync(file), { level: 9 }).length)
      return [name, { kB: bytes.reduce((sum, one) => sum + one, 0) / 1000, limit: Number.parseFloat(limit) }]
    }),
  )
}
