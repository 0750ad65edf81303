import path from 'node:path'
import ts from 'typescript'
import { publicPackages, root, sourcesOf } from './workspaces.ts'

const contract = path.join(root, 'packages/sdk/src/contract')
const isOfContract = (file: string) => file.startsWith(contract)
/** Sources that a site ships: operators, tests and stories do not count as readers. */
const isShipped = (file: string) =>
  file.startsWith(path.join(root, 'packages')) &&
  !isOfContract(file) &&
  !/packages\/(sandbox\/src\/(?!console)|documented-operator|create-site|vite|languages|tokens)\//.test(file) &&
  !/\/(testing|mock|doctor|serving)\/|\.(test|stories)\.tsx?$|\.d\.ts$/.test(file)

const { config } = ts.readConfigFile(path.join(root, 'tsconfig.json'), ts.sys.readFile)
const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, root)
const program = ts.createProgram(fileNames.length ? fileNames : publicPackages.flatMap((one) => [...sourcesOf(one).values()]), options)
const checker = program.getTypeChecker()
console.log(program.getSourceFiles().filter((f) => isShipped(f.fileName)).length, 'shipped files')

const read = new Set<ts.Node>()
const literals = new Set<string>()
const mark = (symbol: ts.Symbol | undefined) => {
  for (let s: ts.Symbol | undefined = symbol; s; ) {
    s.declarations?.forEach((d) => read.add(d))
    const next: ts.Symbol | undefined = s.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(s) : undefined
    s = next === s ? undefined : next
  }
}
function visit(node: ts.Node): void {
  if (ts.isStringLiteral(node) && !ts.isImportDeclaration(node.parent)) literals.add(node.text)
  if (ts.isPropertyAccessExpression(node)) mark(checker.getSymbolAtLocation(node.name))
  else if (ts.isElementAccessExpression(node)) mark(checker.getSymbolAtLocation(node.argumentExpression))
  else if (ts.isBindingElement(node)) {
    const name = node.propertyName ?? node.name
    if (ts.isIdentifier(name) && ts.isObjectBindingPattern(node.parent))
      mark(checker.getTypeAtLocation(node.parent).getProperty(name.text))
  } else if (ts.isIdentifier(node) && !ts.isImportSpecifier(node.parent)) mark(checker.getSymbolAtLocation(node))
  ts.forEachChild(node, visit)
}
for (const file of program.getSourceFiles()) if (isShipped(file.fileName)) ts.forEachChild(file, visit)

// calls and events
const index = program.getSourceFile(path.join(contract, 'index.ts'))!
const exports = checker.getExportsOfModule(checker.getSymbolAtLocation(index)!)
const out: string[] = []
const seen = new Set<ts.Type>()
function fields(type: ts.Type, at: string, depth = 0) {
  if (seen.has(type) || depth > 6) return
  seen.add(type)
  if (type.isUnionOrIntersection()) return type.types.forEach((t) => fields(t, at, depth))
  const el = checker.getIndexTypeOfType(type, ts.IndexKind.Number)
  if (el) return fields(el, at, depth)
  if (!(type.flags & ts.TypeFlags.Object)) return
  if (type.getCallSignatures().length) return
  for (const p of type.getProperties()) {
    const own = p.declarations?.filter((d) => isOfContract(d.getSourceFile().fileName)) ?? []
    if (own.length === 0) continue
    if (!own.some((d) => read.has(d)) && !literals.has(p.name)) out.push(`field ${at}.${p.name}`)
    fields(checker.getTypeOfSymbol(p), `${at}.${p.name}`, depth + 1)
  }
}
for (const e of exports) {
  const s = e.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(e) : e
  const d = s.declarations?.[0]
  if (!d || !ts.isVariableDeclaration(d)) continue
  const t = checker.getTypeOfSymbol(s)
  const isCall = t.getProperty('method') && t.getProperty('path')
  if (!isCall) continue
  if (!read.has(d)) out.push(`call ${e.name}`)
  const down = (type: ts.Type | undefined, ...names: string[]) =>
    names.reduce<ts.Type | undefined>((at, name) => { const p = at?.getProperty(name); return p && checker.getTypeOfSymbol(p) }, type)
  const ans = down(t, 'response', '_zod', 'output')
  if (ans) fields(ans, e.name); else out.push(`?? ${e.name}`)
}
console.log(out.join('\n'))
