import path from 'node:path'
import ts from 'typescript'
import { publicPackages, root, sourcesOf, type Workspace } from '../../scripts/workspaces.ts'

/** Lines of a declaration that the reference shows. */
const mostLines = 40

/** Returns a reader of a package's exports: names, docstrings and declarations, as Markdown. */
export function createApiReader() {
  const { config } = ts.readConfigFile(path.join(root, 'tsconfig.json'), ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root)
  const sources = publicPackages.flatMap((one) => [...sourcesOf(one).values()])
  const program = ts.createProgram(sources, options)
  const checker = program.getTypeChecker()

  const meantBy = (symbol: ts.Symbol) =>
    symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol

  /** A declaration without its docstring and, of a function or class, without what it does. */
  function declared(node: ts.Declaration): string {
    if (ts.isVariableDeclaration(node)) {
      const type = checker.getTypeAtLocation(node)
      const text = checker.typeToString(type, node, ts.TypeFormatFlags.NoTruncation)
      return `const ${node.name.getText()}: ${text.length > 2_000 ? `${text.slice(0, 2_000)} …` : text}`
    }
    const { text } = node.getSourceFile()
    const body = (ts.isFunctionDeclaration(node) && node.body) || undefined
    if (ts.isClassDeclaration(node)) return `class ${node.name?.text ?? ''}`
    const end = body ? body.getStart() : node.getEnd()
    const lines = text
      .slice(node.getStart(), end)
      .trimEnd()
      .replace(/^export (default )?/, '')
      .split('\n')
    return lines.length > mostLines ? [...lines.slice(0, mostLines), '  // …'].join('\n') : lines.join('\n')
  }

  function described(symbol: ts.Symbol): string {
    const meant = meantBy(symbol)
    const words = ts.displayPartsToString(meant.getDocumentationComment(checker))
    const isType = !(meant.flags & ts.SymbolFlags.Value)
    const declarations = (meant.declarations ?? []).filter((node) => !ts.isSourceFile(node))
    const code = declarations.map((node) => declared(node)).join('\n\n')
    return [
      `### ${isType ? 'type ' : ''}${symbol.name}`,
      words,
      code === '' ? '' : `\`\`\`\`ts\n${code}\n\`\`\`\``,
    ]
      .filter((part) => part !== '')
      .join('\n\n')
  }

  /** The page of a package: a part for each entry it is imported by. */
  return function pageOf(one: Workspace): string {
    const parts = [...sourcesOf(one)].map(([entry, file]) => {
      const source = program.getSourceFile(file)
      const module = source && checker.getSymbolAtLocation(source)
      const symbols = module ? checker.getExportsOfModule(module) : []
      return [`## ${entry}`, ...symbols.toSorted((a, b) => (a.name < b.name ? -1 : 1)).map(described)].join(
        '\n\n',
      )
    })
    return [`# ${one.name}`, one.manifest.description ?? '', ...parts].join('\n\n')
  }
}
