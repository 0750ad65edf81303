import ts from 'typescript'
import type { Control, Prop } from './facts.ts'

/**
 * Attributes of an element that change how a component looks. The others are in its element's documentation.
 */
const shownAttributes = new Set([
  'children',
  'disabled',
  'placeholder',
  'required',
  'readOnly',
  'href',
  'src',
])
/** Attributes that an input's types contain but that have no use there. */
const uselessWithLabel = new Set(['children', 'href', 'src'])

const isOurs = (symbol: ts.Symbol) =>
  symbol.declarations?.some((declaration) => {
    const { fileName } = declaration.getSourceFile()
    return fileName.includes('/@radix-ui/') || !fileName.includes('/node_modules/')
  }) ?? false

const isNode = (type: ts.Type) =>
  type.aliasSymbol?.name === 'ReactNode' ||
  (type.isUnion() && type.types.some((one) => one.symbol?.name === 'ReactPortal'))

type Literal = string | number | boolean

function literalOf(type: ts.Type, checker: ts.TypeChecker): Literal | undefined {
  if (type.isStringLiteral() || type.isNumberLiteral()) return type.value
  if (type.flags & ts.TypeFlags.BooleanLiteral) return checker.typeToString(type) === 'true'
  return undefined
}

/**
 * Returns the control of a type. A union of literals is a list. One that only contains some is not, but a
 * text field if any text is allowed.
 */
function controlOf(type: ts.Type, checker: ts.TypeChecker): { control: Control; options?: Literal[] } {
  if (isNode(type)) return { control: 'text' }
  const plain = checker.getNonNullableType(type)
  if (plain.flags & ts.TypeFlags.BooleanLike) return { control: 'boolean' }
  if (plain.flags & ts.TypeFlags.String) return { control: 'text' }
  if (plain.flags & ts.TypeFlags.Number) return { control: 'number' }
  const types = plain.isUnion() ? plain.types : [plain]
  const values = types.map((one) => literalOf(one, checker))
  if (types.length > 0 && values.every((value) => value !== undefined)) {
    if (values.every((value) => typeof value === 'boolean')) return { control: 'boolean' }
    return { control: 'options', options: values }
  }
  return { control: types.some((one) => one.flags & ts.TypeFlags.String) ? 'text' : 'none' }
}

/** Returns the defaults in a function's first parameter: `{ tone = 'neutral' }`. */
function defaultsOf(declaration: ts.Node | undefined): Map<string, string> {
  const found = new Map<string, string>()
  const code = declaration && ts.isVariableDeclaration(declaration) ? declaration.initializer : declaration
  if (!code || !ts.isFunctionLike(code)) return found
  const pattern = code.parameters[0]?.name
  if (!pattern || !ts.isObjectBindingPattern(pattern)) return found
  for (const { propertyName, name, initializer } of pattern.elements)
    if (initializer) found.set((propertyName ?? name).getText(), initializer.getText())
  return found
}

/** Writes a type on one line. */
function written(type: ts.Type, checker: ts.TypeChecker, options: Literal[] | undefined): string {
  if (isNode(type)) return 'ReactNode'
  if (options) return options.map((option) => JSON.stringify(option).replaceAll('"', "'")).join(' | ')
  const text = checker.typeToString(checker.getNonNullableType(type))
  return text.length > 90 ? `${text.slice(0, 88)} …` : text
}

/** Declared ones first; empty for anything that is not a component. */
export function propsOf(symbol: ts.Symbol, checker: ts.TypeChecker): Prop[] {
  const declaration = symbol.valueDeclaration ?? symbol.declarations?.[0]
  if (!declaration) return []
  const [signature] = checker.getTypeOfSymbolAtLocation(symbol, declaration).getCallSignatures()
  const [parameter] = signature?.parameters ?? []
  if (!parameter) return []
  const given = checker.getTypeOfSymbolAtLocation(parameter, declaration)
  const defaults = defaultsOf(declaration)
  const variants = given.isUnion() ? given.types : [given]
  const byName = new Map(variants.flatMap((one) => one.getProperties()).map((one) => [one.name, one]))
  return [...byName.values()]
    .filter((prop) => !['ref', 'key', 'className'].includes(prop.name))
    .filter(
      (prop) =>
        isOurs(prop) ||
        (shownAttributes.has(prop.name) && !(byName.has('label') && uselessWithLabel.has(prop.name))),
    )
    .map((prop) => {
      const type = checker.getTypeOfSymbolAtLocation(prop, declaration)
      const { control, options } = controlOf(type, checker)
      const initial = defaults.get(prop.name)
      return {
        isOwn: isOurs(prop),
        name: prop.name,
        type: written(type, checker, options),
        control,
        ...(options && { options }),
        isRequired: !(prop.flags & ts.SymbolFlags.Optional),
        ...(initial !== undefined && { initial }),
        doc: ts.displayPartsToString(prop.getDocumentationComment(checker)).replaceAll('\n', ' '),
      }
    })
    .toSorted((one, other) => Number(other.isOwn) - Number(one.isOwn))
    .map(({ isOwn: _isOwn, ...prop }) => prop)
}
