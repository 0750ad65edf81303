import { parseSync, Visitor } from 'vite'
import type { Codemod, Edit } from './codemod.ts'

/** What properties of the kit's components are called now, by component and former name. */
const renamed: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Combobox: { isLoading: 'loading' },
  ErrorState: { retrying: 'loading' },
  FullScreenIcon: { isOn: 'on' },
  NumberField: { stepLabels: 'labels' },
  SoundIcon: { isOn: 'on' },
  TextField: { revealLabels: 'labels' },
}

/** Properties of @kit/ui have one word for one thing: `loading` while work is in progress, `labels` for several names. */
export const propNames: Codemod = {
  title: 'components of @kit/ui say loading and labels',
  editsOf(code, file) {
    if (!code.includes('@kit/ui')) return []
    const edits: Edit[] = []
    /** The kit's components by the names that this file has for them. */
    const known = new Map<string, string>()
    const { program } = parseSync(file, code)
    for (const statement of program.body) {
      if (statement.type !== 'ImportDeclaration' || statement.source.value !== '@kit/ui') continue
      for (const specifier of statement.specifiers)
        if (specifier.type === 'ImportSpecifier' && specifier.imported.type === 'Identifier')
          known.set(specifier.local.name, specifier.imported.name)
    }
    new Visitor({
      JSXOpeningElement({ name, attributes }) {
        const names = name.type === 'JSXIdentifier' ? renamed[known.get(name.name) ?? ''] : undefined
        if (!names) return
        for (const attribute of attributes) {
          if (attribute.type !== 'JSXAttribute' || attribute.name.type !== 'JSXIdentifier') continue
          const text = Object.hasOwn(names, attribute.name.name) ? names[attribute.name.name] : undefined
          if (text) edits.push({ start: attribute.name.start, end: attribute.name.end, text })
        }
      },
    }).visit(program)
    return edits
  },
}
