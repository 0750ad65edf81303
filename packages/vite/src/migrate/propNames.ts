import { parseSync, Visitor, type ESTree } from 'vite'
import type { Codemod, Edit } from './codemod.ts'

/**
 * The new name of a property, `labels.close` for a field of `labels`. For an object that became several properties,
 * the new names by field.
 */
type Now = string | Readonly<Record<string, string>>

const overlay = { closeLabel: 'labels.close', back: { label: 'labels.back', onBack: 'onBack' } }

/** New names by component and former name. */
const renamed: Readonly<Record<string, Readonly<Record<string, Now>>>> = {
  Combobox: { isLoading: 'loading' },
  'Dialog.Content': overlay,
  ErrorState: { retrying: 'loading', retryLabel: 'labels.retry' },
  FullScreenIcon: { isOn: 'on' },
  GameTile: {
    favourite: { label: 'labels.star', pressed: 'pressed', onPressedChange: 'onPressedChange' },
  },
  IsolatedFrame: { hearsOwn: 'receivesOwnMessages', tells: 'sentMessage' },
  Link: { newWindowLabel: 'labels.newWindow' },
  NumberField: { stepLabels: 'labels' },
  Paging: { page: 'value', onPageChange: 'onValueChange' },
  'Sheet.Content': overlay,
  SoundIcon: { isOn: 'on' },
  TextField: { revealLabels: 'labels' },
}

const inLabels = 'labels.'

/**
 * Returns the code of an attribute's value as an expression; undefined if it has none, or a text with special
 * characters.
 */
function expressionOf(code: string, { value }: ESTree.JSXAttribute): string | undefined {
  if (value?.type === 'Literal' && typeof value.value === 'string' && !/[&'\\\n]/.test(value.value))
    return `'${value.value}'`
  if (value?.type !== 'JSXExpressionContainer' || value.expression.type === 'JSXEmptyExpression') return
  return code.slice(value.expression.start, value.expression.end)
}

/**
 * Returns the code of each field of an object literal in an attribute, by its new name; undefined for any other
 * value.
 */
function fieldsOf(code: string, { value }: ESTree.JSXAttribute, names: Readonly<Record<string, string>>) {
  if (value?.type !== 'JSXExpressionContainer' || value.expression.type !== 'ObjectExpression') return
  const fields: [now: string, text: string][] = []
  for (const property of value.expression.properties) {
    if (property.type !== 'Property' || property.method || property.key.type !== 'Identifier') return
    const now = names[property.key.name]
    if (now === undefined) return
    fields.push([now, code.slice(property.value.start, property.value.end)])
  }
  return fields
}

/** The fields of one attribute, split into properties and entries of the component's `labels`. */
interface Parted {
  attribute: ESTree.JSXAttribute
  own: string[]
  labels: string[]
}

function parted(code: string, attribute: ESTree.JSXAttribute, now: Now): Parted | undefined {
  const text = typeof now === 'string' ? expressionOf(code, attribute) : undefined
  const fields =
    typeof now === 'string' ? text !== undefined && [[now, text] as const] : fieldsOf(code, attribute, now)
  if (!fields) return
  const part: Parted = { attribute, own: [], labels: [] }
  for (const [name, expression] of fields) {
    if (!name.startsWith(inLabels)) part.own.push(`${name}={${expression}}`)
    else {
      const key = name.slice(inLabels.length)
      part.labels.push(expression === key ? key : `${key}: ${expression}`)
    }
  }
  return part
}

/** Returns the edits that put one `labels` in place of the first attribute with labels, and replace the others. */
function editsOfParts(code: string, parts: readonly Parted[]): Edit[] {
  const labels = parts.flatMap((part) => part.labels)
  const first = parts.find((part) => part.labels.length > 0)
  return parts.map((part) => {
    const { start, end } = part.attribute
    const texts = part === first ? [`labels={{ ${labels.join(', ')} }}`, ...part.own] : part.own
    if (texts.length > 0) return { start, end, text: texts.join(' ') }
    return { start: code.slice(0, start).trimEnd().length, end, text: '' }
  })
}

/**
 * Properties of @kit/ui use one word per concept: `loading` while work is in progress, `labels` for the names of what
 * is inside, `value` for what is chosen.
 */
export const propNames: Codemod = {
  title: 'components of @kit/ui say loading, labels, value and pressed',
  editsOf(code, file) {
    if (!code.includes('@kit/ui')) return []
    const edits: Edit[] = []
    const known = new Map<string, string>()
    const { program } = parseSync(file, code)
    for (const statement of program.body) {
      if (statement.type !== 'ImportDeclaration' || statement.source.value !== '@kit/ui') continue
      for (const specifier of statement.specifiers)
        if (specifier.type === 'ImportSpecifier' && specifier.imported.type === 'Identifier')
          known.set(specifier.local.name, specifier.imported.name)
    }
    const nameOf = (name: ESTree.JSXElementName): string => {
      if (name.type === 'JSXIdentifier') return known.get(name.name) ?? ''
      if (name.type !== 'JSXMemberExpression' || name.object.type !== 'JSXIdentifier') return ''
      return `${known.get(name.object.name) ?? ''}.${name.property.name}`
    }
    new Visitor({
      JSXOpeningElement({ name, attributes }) {
        const names = renamed[nameOf(name)]
        if (!names) return
        const parts: Parted[] = []
        for (const attribute of attributes) {
          if (attribute.type !== 'JSXAttribute' || attribute.name.type !== 'JSXIdentifier') continue
          const now = Object.hasOwn(names, attribute.name.name) ? names[attribute.name.name] : undefined
          if (now === undefined) continue
          if (typeof now === 'string' && !now.startsWith(inLabels)) {
            edits.push({ start: attribute.name.start, end: attribute.name.end, text: now })
            continue
          }
          const part = parted(code, attribute, now)
          if (part) parts.push(part)
        }
        edits.push(...editsOfParts(code, parts))
      },
    }).visit(program)
    return edits
  },
}
