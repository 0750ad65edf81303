import ts from 'typescript'

/** A change of one field; its path is for example `['colors', 'dark', 'accent']`. */
export interface FieldChange {
  path: readonly string[]
  value: string
}

const makers = new Set(['createBrand', 'defineBrand'])

function ideaIn(source: ts.SourceFile): ts.ObjectLiteralExpression {
  let found: ts.ObjectLiteralExpression | undefined
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && makers.has(node.expression.text)) {
      const [given] = node.arguments
      if (given && ts.isObjectLiteralExpression(given)) found ??= given
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  if (!found)
    throw new Error(
      `${source.fileName} calls neither createBrand nor defineBrand with an object, so nothing can be written into it.`,
    )
  return found
}

const nameOf = ({ name }: ts.ObjectLiteralElementLike) =>
  name && (ts.isIdentifier(name) || ts.isStringLiteral(name)) ? name.text : undefined

/** Quotes text in the style of the kit's files. */
const quoted = (value: string) => `'${value.replaceAll('\\', '\\\\').replaceAll("'", String.raw`\'`)}'`

const nested = (path: readonly string[], value: string): string =>
  path.reduceRight((inner, name) => `{ ${name}: ${inner} }`, quoted(value))

function edit(text: string, file: string, { path, value }: FieldChange): string {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  let at = ideaIn(source)
  for (const [depth, name] of path.entries()) {
    const property = at.properties.find((one) => nameOf(one) === name)
    const rest = path.slice(depth + 1)
    if (!property) {
      const { end, hasTrailingComma, length } = at.properties
      const field = `${name}: ${nested(rest, value)}`
      const last = at.properties.at(-1)
      const before = last && /\n[ \t]*$/.exec(text.slice(0, last.getStart()))?.[0]
      const gap = before ?? ' '
      const added = length === 0 ? ` ${field} ` : hasTrailingComma ? `${gap}${field},` : `,${gap}${field}`
      return text.slice(0, end) + added + text.slice(end)
    }
    const { initializer } = property as Partial<ts.PropertyAssignment>
    if (rest.length > 0 && initializer && ts.isObjectLiteralExpression(initializer)) at = initializer
    else if (rest.length === 0 && initializer && ts.isStringLiteralLike(initializer))
      return `${text.slice(0, initializer.getStart())}${quoted(value)}${text.slice(initializer.end)}`
    else
      throw new Error(
        `${path.slice(0, depth + 1).join('.')} of ${file} is code, not a value: change it there.`,
      )
  }
  return text
}

/** True if the field is set explicitly. */
export function isSaid(text: string, file: string, path: FieldChange['path']): boolean {
  let at: ts.Expression | undefined = ideaIn(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true))
  for (const name of path) {
    if (!at || !ts.isObjectLiteralExpression(at)) return at !== undefined
    const property: ts.ObjectLiteralElementLike | undefined = at.properties.find(
      (one) => nameOf(one) === name,
    )
    if (!property) return false
    at = (property as Partial<ts.PropertyAssignment>).initializer
  }
  return true
}

/** Writes values into the idea of a brand's file, and changes nothing else of it. Throws if a field is code. */
export const editIdea = (text: string, file: string, changes: readonly FieldChange[]): string =>
  changes.reduce((edited, change) => edit(edited, file, change), text)
