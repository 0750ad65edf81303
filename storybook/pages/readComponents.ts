import path from 'node:path'
import ts from 'typescript'
import type { Component, Prop } from './facts.ts'
import { propsOf } from './readProps.ts'

const root = path.join(import.meta.dirname, '../..')

/** Reading them takes the compiler about two seconds. */
export interface Sources {
  /** Components by name, with their parts if they have any. */
  components: Component[]
  /** Rendered components by the path of the stories file from the root. */
  rendered: Map<string, Rendered>
}

interface Rendered {
  doc: string
  props: Prop[]
  /** Properties of the component that the stories render: the same one, or a wrapper that shows it. */
  storyProps: Prop[]
}

/** Components without an appearance of their own, or without an element. */
const hasNoPage = /Provider$|^MoreMessages$|^VisuallyHidden$/

const docOf = (symbol: ts.Symbol, checker: ts.TypeChecker) =>
  ts.displayPartsToString(symbol.getDocumentationComment(checker)).replaceAll('\n', ' ')

const actual = (symbol: ts.Symbol, checker: ts.TypeChecker) =>
  symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol

const isNamed = ({ name }: ts.Symbol) => /^[A-Z][a-z]/.test(name)

function componentOf(exported: ts.Symbol, checker: ts.TypeChecker): Component | undefined {
  const symbol = actual(exported, checker)
  const [declaration] = symbol.declarations ?? []
  if (!declaration || !(symbol.flags & ts.SymbolFlags.Value) || hasNoPage.test(exported.name))
    return undefined
  const isSpace = Boolean(symbol.flags & ts.SymbolFlags.ValueModule)
  const parts = (isSpace ? checker.getExportsOfModule(symbol) : [])
    .filter(isNamed)
    .map((part) => [part.name, actual(part, checker)] as const)
    .filter(([, part]) => part.flags & ts.SymbolFlags.Value)
  return {
    name: exported.name,
    file: path.relative(root, declaration.getSourceFile().fileName).split(path.sep).join('/'),
    doc: docOf(symbol, checker),
    props: isSpace ? [] : propsOf(symbol, checker),
    parts: parts.map(([name, part]) => ({
      name,
      doc: docOf(part, checker),
      props: propsOf(part, checker),
    })),
  }
}

/** Returns X of `component: X` in a stories file. */
function renderedBy(source: ts.SourceFile, checker: ts.TypeChecker) {
  let found: ts.Symbol | undefined
  const look = (node: ts.Node): void => {
    if (found) return
    if (ts.isPropertyAssignment(node) && node.name.getText() === 'component')
      found = checker.getSymbolAtLocation(node.initializer)
    else ts.forEachChild(node, look)
  }
  look(source)
  return found && actual(found, checker)
}

/** Returns the export of the file next to a stories file, under its name or by default. */
function siblingsOf(source: ts.SourceFile | undefined, checker: ts.TypeChecker) {
  const file = source && checker.getSymbolAtLocation(source)
  if (!file) return undefined
  const name = path.basename(source.fileName, '.tsx')
  const found = checker.getExportsOfModule(file).find((one) => one.name === name || one.name === 'default')
  return found && actual(found, checker)
}

/** Returns true if it only exists to show another component in a story. */
const isStand = (symbol: ts.Symbol) =>
  /\/testing\/|\.stories\.tsx$/.test(symbol.declarations?.[0]?.getSourceFile().fileName ?? '')

/**
 * Returns the components that a stories file shows: those its stories render, or the component next to it if
 * that is only a wrapper.
 */
function renderedIn(file: string, program: ts.Program, checker: ts.TypeChecker): Rendered | undefined {
  const inRoot = path.join(root, file)
  const drawn = renderedBy(program.getSourceFile(inRoot)!, checker)
  const shown =
    drawn && !isStand(drawn)
      ? drawn
      : siblingsOf(program.getSourceFile(inRoot.replace('.stories.tsx', '.tsx')), checker)
  if (!drawn && !shown) return undefined
  return {
    doc: shown ? docOf(shown, checker) : '',
    props: shown ? propsOf(shown, checker) : [],
    storyProps: drawn ? propsOf(drawn, checker) : [],
  }
}

export function readComponents(storiesFiles: readonly string[]): Sources {
  const { config } = ts.readConfigFile(path.join(root, 'tsconfig.json'), ts.sys.readFile) as {
    config: { compilerOptions: object }
  }
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, root)
  const index = path.join(root, 'packages/ui/src/index.ts')
  const program = ts.createProgram({
    rootNames: [index, ...storiesFiles.map((file) => path.join(root, file))],
    options,
  })
  const checker = program.getTypeChecker()
  const exported = checker.getExportsOfModule(checker.getSymbolAtLocation(program.getSourceFile(index)!)!)
  return {
    components: exported.filter(isNamed).flatMap((one) => componentOf(one, checker) ?? []),
    rendered: new Map(
      storiesFiles.flatMap((file) => {
        const found = renderedIn(file, program, checker)
        return found ? [[file, found] as const] : []
      }),
    ),
  }
}
