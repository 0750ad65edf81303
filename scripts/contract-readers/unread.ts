import path from 'node:path'
import ts from 'typescript'
import { flagSchemas } from '../../packages/sdk/src/flags/flagSchemas.ts'
import { root } from '../workspaces.ts'

const contract = path.join(root, 'packages/sdk/src/contract/')
const isOfContract = ({ fileName }: ts.SourceFile) => fileName.startsWith(contract)

/** Packages that only operators, builds and translations use: what they read, no player sees. */
const aside = ['create-site', 'documented-operator', 'languages', 'sandbox', 'tokens', 'vite']
const isAside = new RegExp(`/packages/(${aside.join('|')})/`)

/** Folders of the SDK for operators and tests. */
const isForOperators = /\/packages\/sdk\/src\/(contract|doctor|mock|serving|testing)\/|\/flags\/flagTexts\.ts/
const isTest = /\/testing\/|\.(test|stories)\.tsx?$|\.d\.ts$/
/** Its console is a page that the sandbox's operator uses. */
const isConsole = /\/packages\/sandbox\/src\/console\//

const isShipped = ({ fileName }: ts.SourceFile) =>
  fileName.startsWith(path.join(root, 'packages/')) &&
  !isTest.test(fileName) &&
  (isConsole.test(fileName) || !(isAside.test(fileName) || isForOperators.test(fileName)))

interface Read {
  declarations: Set<ts.Node>
  /** Names of properties, in whatever type, and texts: a flag or field may be read by its name. */
  names: Set<string>
}

/** Returns what the sources of shipped sites and of the console read. */
function readOf(program: ts.Program, checker: ts.TypeChecker): Read {
  const declarations = new Set<ts.Node>()
  const names = new Set<string>()
  const meantBy = (symbol: ts.Symbol) =>
    symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
  const mark = (symbol: ts.Symbol | undefined) => {
    if (symbol) for (const one of meantBy(symbol).declarations ?? []) declarations.add(one)
  }
  function visit(node: ts.Node): void {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return
    // A flag has a name such as domain.type, and a field of the configuration a path such as app.logo.
    if (ts.isStringLiteral(node) && !(ts.isPropertyAssignment(node.parent) && node.parent.name === node))
      for (const name of [node.text, ...node.text.split('.')]) names.add(name)
    if (ts.isBinaryExpression(node) && ts.isObjectLiteralExpression(node.left))
      for (const { name } of node.left.properties) if (name) names.add(name.getText())
    if (ts.isPropertyAccessExpression(node)) names.add(node.name.text)
    if (ts.isIdentifier(node)) mark(checker.getSymbolAtLocation(node))
    if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent)) {
      const name = node.propertyName ?? node.name
      if (ts.isIdentifier(name)) {
        names.add(name.text)
        mark(checker.getTypeAtLocation(node.parent).getProperty(name.text))
      }
    }
    ts.forEachChild(node, visit)
  }
  for (const file of program.getSourceFiles()) if (isShipped(file)) visit(file)
  return { declarations, names }
}

/**
 * Returns the calls, events, fields and flags of the contract that no shipped site and no page of the console reads: `call
 * getLocation`, `event requestChanged`, `field getProfile.email`, `flag domain.type`. A field counts as read if a field of
 * its name is read anywhere, because features copy records into types of their own.
 */
export function unreadOfContract(): string[] {
  const { config } = ts.readConfigFile(path.join(root, 'tsconfig.json'), ts.sys.readFile)
  const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, root)
  const program = ts.createProgram(fileNames, options)
  const checker = program.getTypeChecker()
  const read = readOf(program, checker)
  const unread: string[] = []
  const seen = new Set<ts.Type>()

  const typeOf = (type: ts.Type | undefined, ...names: string[]) =>
    names.reduce<ts.Type | undefined>((at, name) => {
      const property = at?.getProperty(name)
      return property && checker.getTypeOfSymbol(property)
    }, type)

  function readFields(type: ts.Type, at: string): void {
    if (seen.has(type)) return
    seen.add(type)
    if (type.isUnionOrIntersection()) return type.types.forEach((one) => readFields(one, at))
    const row = checker.getIndexTypeOfType(type, ts.IndexKind.Number)
    if (row) return readFields(row, at)
    if (!(type.flags & ts.TypeFlags.Object)) return
    for (const property of type.getProperties()) {
      const own = (property.declarations ?? []).filter((one) => isOfContract(one.getSourceFile()))
      if (own.length === 0) continue
      const isRead = own.some((one) => read.declarations.has(one)) || read.names.has(property.name)
      if (!isRead) unread.push(`field ${at}.${property.name}`)
      readFields(checker.getTypeOfSymbol(property), `${at}.${property.name}`)
    }
  }

  const index = program.getSourceFile(path.join(contract, 'index.ts'))
  const exports = index && checker.getSymbolAtLocation(index)
  if (!exports) throw new Error('packages/sdk/src/contract/index.ts exports nothing.')
  for (const one of checker.getExportsOfModule(exports)) {
    const symbol = one.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(one) : one
    const [declaration] = symbol.declarations ?? []
    if (!declaration || !ts.isVariableDeclaration(declaration)) continue
    const type = checker.getTypeOfSymbol(symbol)
    const kind = type.getProperty('path') ? 'call' : type.getProperty('event') ? 'event' : undefined
    if (!kind) continue
    if (!read.declarations.has(declaration)) {
      unread.push(`${kind} ${one.name}`)
      continue
    }
    const answer = ['response', 'answer', 'payload'].find((name) => type.getProperty(name))
    const fields = typeOf(type, answer ?? '', '_zod', 'output')
    if (fields) readFields(fields, one.name)
  }
  const unreadFlags = Object.keys(flagSchemas).filter((name) => !read.names.has(name))
  return [...unread, ...unreadFlags.map((name) => `flag ${name}`)]
}
