import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { toId } from 'storybook/internal/csf'
import { componentGroups } from './groups.ts'

const made = path.join(import.meta.dirname, 'made')
const ui = path.join(import.meta.dirname, '../../packages/ui/src')

const titleOfPart = new RegExp(`^(?:${componentGroups.join('|')})/(.+)$`)

/**
 * Returns the name of a matrix by its component's title, without the group, so that a component can move to
 * another group and keep its picture.
 */
const nameOf = (title: string) => titleOfPart.exec(title)?.[1]

export const matrixId = (title: string): string | undefined => {
  const name = nameOf(title)
  return name && toId(`Matrix/${name}`, 'Every Brand')
}

/**
 * Returns the stories file of a matrix, generated from a component's stories file, or undefined for other
 * files.
 */
export function matrixFile(code: string, from: string): { name: string; code: string } | undefined {
  const title = nameOf(/title: '([^']+)'/.exec(code)?.[1] ?? '')
  const names = [...code.matchAll(/^export const (\w+)/gm)].map(([, name]) => name)
  if (!title || names.length === 0) return undefined
  return {
    name: `${title.replaceAll(/\W/g, '')}.stories.tsx`,
    code: `import meta, { ${names.join(', ')} } from '${from}'
import { matrixOf } from '../matrixOf.tsx'

export default { title: 'Matrix/${title}' }
export const EveryBrand = { ...matrixOf(meta, { ${names.join(', ')} }), tags: ['matrix'] }
`,
  }
}

/**
 * Writes a matrix for each component of @kit/ui from its own stories. Unchanged files are not rewritten,
 * because they are watched.
 */
export function makeMatrices(): void {
  mkdirSync(made, { recursive: true })
  const files = globSync('**/*.stories.tsx', { cwd: ui }).flatMap((file) => {
    const from = path.relative(made, path.join(ui, file)).split(path.sep).join('/')
    return matrixFile(readFileSync(path.join(ui, file), 'utf8'), from) ?? []
  })
  for (const { name, code } of files) {
    const file = path.join(made, name)
    if (!existsSync(file) || readFileSync(file, 'utf8') !== code) writeFileSync(file, code)
  }
  const wanted = new Set(files.map(({ name }) => name))
  for (const name of readdirSync(made)) if (!wanted.has(name)) rmSync(path.join(made, name))
}
