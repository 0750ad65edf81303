import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { build } from 'vite'
import { expect, it } from 'vitest'
import { sourceMaps } from './sourceMaps.ts'

it('builds source maps next to the site, which neither contains nor names them', async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'maps-'))
  try {
    writeFileSync(path.join(root, 'index.html'), '<script type="module" src="/main.ts"></script>')
    writeFileSync(path.join(root, 'main.ts'), "import('./late.ts').then(({ late }) => late())")
    writeFileSync(path.join(root, 'late.ts'), 'export const late = () => { throw new Error("late") }')
    await build({ root, configFile: false, logLevel: 'silent', plugins: [sourceMaps()] })
    const scripts = globSync('dist/assets/*.js', { cwd: root })
    expect(scripts.length).toBeGreaterThan(1)
    expect(globSync('dist/**/*.map', { cwd: root })).toEqual([])
    for (const script of scripts) {
      expect(readFileSync(path.join(root, script), 'utf8')).not.toContain('sourceMappingURL')
      const map = path.join(root, '.kit/maps', `${path.relative('dist', script)}.map`)
      expect(JSON.parse(readFileSync(map, 'utf8'))).toMatchObject({ version: 3 })
    }
    const sources = globSync('.kit/maps/**/*.map', { cwd: root }).flatMap(
      (map) => (JSON.parse(readFileSync(path.join(root, map), 'utf8')) as { sources: string[] }).sources,
    )
    expect(sources.some((source) => source.endsWith('late.ts'))).toBe(true)
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
})
