import { parseSync, Visitor, type ESTree } from 'vite'
import type { Codemod, Edit } from './codemod.ts'
import { literalNames } from './wordNames.ts'

/** The rules of betting moved to a package. */
export const rulesPackage = literalNames(
  '@kit/betting/rules is @kit/rules: add @kit/rules to the dependencies in package.json',
  { '@kit/betting/rules': '@kit/rules' },
)

/** The bootstrap script of the game list has a plain name. */
export const gameListEntry = literalNames('@kit/casino/boot/lobby is @kit/casino/boot/game-list', {
  '@kit/casino/boot/lobby': '@kit/casino/boot/game-list',
})

const kinds = [
  'BetType',
  'HistoryBet',
  'HistoryKind',
  'HistoryLine',
  'HistoryProfit',
  'HistoryQuery',
  'HistoryReader',
  'HistoryRequest',
  'HistorySection',
]
const ofEvents = ['ChartAsk', 'EventMarketPrices', 'EventPart', 'OpenBetsSection', 'PriceAsk']

/** The entry that now exports a type, by the type's name. */
const entryOfType: ReadonlyMap<string, string> = new Map([
  ...kinds.map((name) => [name, '@kit/history/feature'] as const),
  ...ofEvents.map((name) => [name, '@kit/betting/feature'] as const),
])

/** Types of the history and of betting moved from the shell to the features that declare them. */
export const typesOfFeatures: Codemod = {
  title: 'types of the history and of betting are exported by @kit/history/feature and @kit/betting/feature',
  editsOf(code, file) {
    if (!code.includes('@kit/shell')) return []
    const edits: Edit[] = []
    function split(
      { start, end, source }: { start: number; end: number; source: { value: string } },
      specifiers: readonly { start: number; end: number; name: string }[],
    ) {
      if (!['@kit/shell', '@kit/shell/feature'].includes(source.value)) return
      const entryOf = ({ name }: { name: string }) => entryOfType.get(name) ?? source.value
      const byEntry = new Map<string, typeof specifiers>()
      for (const one of specifiers) byEntry.set(entryOf(one), [...(byEntry.get(entryOf(one)) ?? []), one])
      if ([...byEntry.keys()].every((entry) => entry === source.value)) return
      const statement = code.slice(start, end)
      const [before, after] = [statement.split('{')[0], statement.slice(statement.lastIndexOf('}') + 1)]
      const lines = [...byEntry].map(([entry, some]) => {
        const names = some.map((one) => code.slice(one.start, one.end)).join(', ')
        return `${before}{ ${names} }${after.replace(source.value, entry)}`
      })
      edits.push({ start, end, text: lines.join('\n') })
    }
    new Visitor({
      ImportDeclaration(node) {
        const named = node.specifiers.filter((one) => one.type === 'ImportSpecifier')
        if (named.length < node.specifiers.length) return
        split(
          node,
          named.map(({ imported, ...one }) => ({ ...one, name: nameOf(imported) })),
        )
      },
      ExportNamedDeclaration(node) {
        const { source, start, end } = node
        if (source)
          split(
            { source, start, end },
            node.specifiers.map(({ local, ...one }) => ({ ...one, name: nameOf(local) })),
          )
      },
    }).visit(parseSync(file, code).program)
    return edits
  },
}

const nameOf = (name: ESTree.ModuleExportName): string => (name.type === 'Literal' ? name.value : name.name)
