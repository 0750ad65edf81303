import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { contrastReport } from '../../packages/tokens/src/checks/contrastReport.ts'
import { problemsOf } from '../../packages/tokens/src/checks/problems.ts'
import { brandFile, exportedIn, readBrandFile } from '../../packages/tokens/src/dtcg/brandFile.ts'
import { colorRoles, marketRoles, statusRoles } from '../../storybook/foundations/roles.ts'
import { applyTokens, designerChanges } from './applyTokens.ts'
import { designIn, kitBrands, type DescribedBrand } from './brandFiles.ts'

const root = path.resolve(import.meta.dirname, '../..')
const descriptions = { color: colorRoles, market: marketRoles, status: statusRoles }
const fileOf = (name: string) => `${name}.tokens.json`

function write(folder: string, brands: readonly DescribedBrand[]): void {
  mkdirSync(folder, { recursive: true })
  for (const { design } of brands) {
    const file = `${JSON.stringify(brandFile(design, descriptions), null, 2)}\n`
    writeFileSync(path.join(folder, fileOf(design.name)), file)
    writeFileSync(path.join(folder, `${design.name}.contrast.md`), contrastReport(design))
  }
}

function contentOf(file: string): unknown {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`)
  // Some editors begin a file with a byte order mark.
  const text = readFileSync(file, 'utf8').replace(/^\uFEFF/, '')
  try {
    return JSON.parse(text)
  } catch {
    throw new Error(
      `${path.basename(file)} is not a complete JSON file: ${text.trim() === '' ? 'it is empty' : 'it may be cut off'}. Export it again.`,
    )
  }
}

function read(file: string, brands: readonly DescribedBrand[]) {
  const brand = brands.find(({ design }) => path.basename(file) === fileOf(design.name))
  if (!brand)
    throw new Error(
      `${path.basename(file)} must be named after a brand: ${brands.map(({ design }) => fileOf(design.name)).join(', ')}.`,
    )
  const content = contentOf(file)
  try {
    return { brand, themes: readBrandFile(content, brand.design), exported: exportedIn(content) }
  } catch (error) {
    throw new Error(`${path.basename(file)}: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    })
  }
}

/** Returns the exit code. */
function check(file: string, brands: readonly DescribedBrand[]): number {
  const { brand, themes, exported } = read(file, brands)
  const { modes } = brand.design
  const changes = designerChanges(brand, themes, exported).map(([mode, { text }]) => `${mode} ${text}`)
  const problems = modes.flatMap((mode) => problemsOf(themes[mode]!).map((one) => `${mode}: ${one}`))
  console.log(changes.length === 0 ? 'Nothing changed.' : changes.join('\n'))
  console.log(problems.length === 0 ? 'All colours are readable.' : problems.join('\n'))
  return problems.length === 0 ? 0 : 1
}

async function apply(file: string, brands: readonly DescribedBrand[]): Promise<number> {
  const { brand, themes, exported } = read(file, brands)
  const changes = await applyTokens(brand, themes, exported)
  console.log(
    changes.length === 0
      ? 'Nothing changed.'
      : `${changes.join('\n')}\nWritten to ${path.relative(root, brand.file)}.`,
  )
  return 0
}

/** Returns the exit code. */
export async function tokens(args: string[]): Promise<number> {
  const text = { type: 'string' } as const
  try {
    const { values } = parseArgs({ args, options: { check: text, apply: text, brand: text } })
    const own = values.brand === undefined ? undefined : path.resolve(values.brand)
    const brands = own === undefined ? kitBrands : [{ design: await designIn(own), file: own }]
    if (values.check !== undefined) return check(values.check, brands)
    if (values.apply !== undefined) return await apply(values.apply, brands)
    write(path.join(root, '.kit/tokens'), brands)
    console.log(`Written to .kit/tokens: ${brands.length} brands, a file and a contrast report for each.`)
    return 0
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return 1
  }
}
