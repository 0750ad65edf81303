import { parseSync, Visitor, type ESTree } from 'vite'
import type { Codemod, Edit } from './codemod.ts'

const keyOf = (property: ESTree.ObjectPropertyKind): string | undefined =>
  property.type !== 'Property' || property.computed
    ? undefined
    : property.key.type === 'Identifier'
      ? property.key.name
      : property.key.type === 'Literal'
        ? String(property.key.value)
        : undefined

/** Removes `as` and `satisfies`. */
function untyped(value: ESTree.Expression): ESTree.Expression {
  return value.type === 'TSAsExpression' || value.type === 'TSSatisfiesExpression'
    ? untyped(value.expression)
    : value
}

function fieldOf(value: ESTree.Expression, name: string): ESTree.ObjectProperty | undefined {
  const object = untyped(value)
  if (object.type !== 'ObjectExpression') return undefined
  return object.properties.find((one): one is ESTree.ObjectProperty => keyOf(one) === name)
}

/** `operator.baseUrl` of a site became `operator.hosts`, which also accepts a host for each kind of server. */
export const operatorHosts: Codemod = {
  title: 'operator.baseUrl is operator.hosts',
  editsOf(code, file) {
    if (!code.includes('@kit/') || !code.includes('baseUrl')) return []
    const edits: Edit[] = []
    const { program } = parseSync(file, code)
    new Visitor({
      Property(node) {
        if (keyOf(node as ESTree.ObjectPropertyKind) !== 'operator') return
        const field = fieldOf(node.value as ESTree.Expression, 'baseUrl')
        if (!field) return
        const { start, end } = field.key
        edits.push({ start, end, text: field.shorthand ? 'hosts: baseUrl' : 'hosts' })
      },
      MemberExpression({ object, property, computed }) {
        const isOfOperator =
          object.type === 'MemberExpression' &&
          object.property.type === 'Identifier' &&
          object.property.name === 'operator'
        if (!isOfOperator || computed || property.type !== 'Identifier' || property.name !== 'baseUrl') return
        edits.push({ start: property.start, end: property.end, text: 'hosts' })
      },
    }).visit(program)
    return edits
  },
}
