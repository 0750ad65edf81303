import path from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'
import { publicPackages, root, sourcesOf } from './workspaces.ts'

const sources = publicPackages.flatMap((one) => [...sourcesOf(one).values()])
const { config } = ts.readConfigFile(path.join(root, 'tsconfig.json'), ts.sys.readFile)
const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root)
const program = ts.createProgram(sources, options)
const checker = program.getTypeChecker()

/** What a file exports, types marked as such. */
function namesIn(file: string): string[] {
  const source = program.getSourceFile(file)
  const module = source && checker.getSymbolAtLocation(source)
  if (!module) throw new Error(`${file} exports nothing.`)
  return checker
    .getExportsOfModule(module)
    .map((symbol) => {
      const meant = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
      return `${meant.flags & ts.SymbolFlags.Value ? '' : 'type '}${symbol.name}`
    })
    .toSorted()
}

// After a wanted change: npm run exports:accept
it.each(publicPackages.map((one) => [one.name, one] as const))(
  '%s exports what is agreed on',
  async (_name, one) => {
    const text = [...sourcesOf(one)]
      .map(([entry, file]) => [entry, ...namesIn(file)].join('\n  '))
      .join('\n\n')
    await expect(`${text}\n`).toMatchFileSnapshot(path.join(root, one.folder, 'exports.txt'))
  },
  60_000,
)
