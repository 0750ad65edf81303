import { parseSync, Visitor, type ESTree } from 'vite'
import type { Codemod, Edit } from './codemod.ts'

/** Old names by new name: `{ old: 'new' }`. */
type Names = Readonly<Record<string, string>>

/** Calls and events that releases have renamed. A call's name is also its key in `calls` of an adapter. */
const renamedCalls: Names = {
  cancelWaitingOrders: 'cancelUnmatchedOrders',
  editWaitingOrder: 'editUnmatchedOrder',
  findWaitingOrder: 'findUnmatchedOrder',
  listWaitingOrders: 'listUnmatchedOrders',
  placeWaitingOrder: 'placeUnmatchedOrder',
  askForRefresh: 'requestRefresh',
}

/** Members of the kit's objects that releases have renamed. */
const renamedMembers: Names = {
  askForImage: 'requestImage',
  fallOf: 'crashPointOf',
  isBeside: 'isNonModal',
  takeOver: 'hydrate',
}

const renamedKeys: Names = { ...renamedCalls, ...renamedMembers }

/** New names by package. */
const renamedExports: Readonly<Record<string, Names>> = {
  '@kit/rules': {
    AskedPrice: 'RequestedPrice',
    CashOutAsked: 'CashOutRequest',
    KnownEnd: 'MarketResult',
    PlacedOrThought: 'WhatIfBet',
    ThoughtBet: 'ProspectiveBet',
    ToldCashOut: 'QuotedCashOut',
    WaitingOrder: 'UnmatchedOrder',
    arrive: 'matchOrder',
    isAsTold: 'isAsQuoted',
    matchWaiting: 'matchUnmatchedOrders',
    mostStake: 'maxStake',
  },
  '@kit/sdk': {
    ...renamedCalls,
    heightAfter: 'multiplierAfter',
    kite: 'crash',
    PlacedWaitingOrder: 'PlacedUnmatchedOrder',
    WaitingEnd: 'UnmatchedOrderEnd',
    WaitingOrder: 'UnmatchedOrder',
    WaitingOrderRequest: 'UnmatchedOrderRequest',
    WaitingRefusalCode: 'UnmatchedOrderRefusalCode',
    WaitingState: 'UnmatchedOrderState',
    marketStatusTold: 'marketStatusReported',
    waitingEnds: 'unmatchedOrderEnds',
    waitingOrder: 'unmatchedOrder',
    waitingOrderChanged: 'unmatchedOrderChanged',
    waitingOrderRequest: 'unmatchedOrderRequest',
    waitingOrdersQuery: 'unmatchedOrdersQuery',
    waitingRefusals: 'unmatchedOrderRefusals',
    waitingStates: 'unmatchedOrderStates',
    readSaidFlags: 'readConfiguredFlags',
  },
  '@kit/shell': {
    EarlyTaps: 'BootOverlays',
    EarlyWork: 'BootOverlayOptions',
    drawOnce: 'renderOnce',
    giveAnswer: 'setQueryAnswer',
    isKeptTap: 'isReplayedTap',
    openEarly: 'openBootOverlay',
    repeatTaps: 'replayTaps',
  },
  '@kit/ui': {
    BegunRange: 'PartialDayRange',
    EarlyOverlay: 'BootOverlay',
    takeOverEarly: 'replaceBootOverlay',
    useIsTakenOver: 'useIsHydrated',
  },
}

const nameIn = (names: Names, name: string): string | undefined =>
  Object.hasOwn(names, name) ? names[name] : undefined

const namesOf = (source: string): Names => renamedExports[source.split('/', 2).join('/')] ?? {}

const nameOf = (name: ESTree.ModuleExportName): string => (name.type === 'Literal' ? name.value : name.name)

interface Node {
  type: string
  start: number
  end: number
  [field: string]: unknown
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

function walk(parent: Node, visit: (node: Node, parent: Node, field: string) => void): void {
  for (const [field, value] of Object.entries(parent))
    for (const node of [value].flat()) {
      if (!isNode(node)) continue
      visit(node, parent, field)
      walk(node, visit)
    }
}

/** Returns true for the name of a member, a key or a specifier, which no variable is. */
const isKey = ({ type, computed }: Node, field: string): boolean =>
  (['property', 'key'].includes(field) && computed !== true) ||
  (field === 'right' && type === 'TSQualifiedName') ||
  type.endsWith('Specifier') ||
  type === 'JSXAttribute'

/** Returns true where a name is declared, which may hide an import of the same name. */
const isDeclaration = ({ type }: Node, field: string): boolean =>
  ['id', 'params', 'param'].includes(field) || type.endsWith('Pattern') || type === 'RestElement'

/** Renames exports of the kit in imports, in re-exports and where a file uses them, and calls by their names. */
export const exportNames: Codemod = {
  title: 'exports and calls of the kit have plain names',
  editsOf(code, file) {
    if (!code.includes('@kit/')) return []
    const edits: Edit[] = []
    const replace = ({ start, end }: { start: number; end: number }, text: string) =>
      edits.push({ start, end, text })
    const imported = new Map<string, { now: string; specifier: ESTree.ImportSpecifier }>()
    const namespaces = new Map<string, Names>()
    const { program } = parseSync(file, code)
    new Visitor({
      ImportDeclaration({ source, specifiers }) {
        const names = namesOf(source.value)
        for (const specifier of specifiers) {
          if (specifier.type === 'ImportNamespaceSpecifier') namespaces.set(specifier.local.name, names)
          if (specifier.type !== 'ImportSpecifier') continue
          const now = nameIn(names, nameOf(specifier.imported))
          if (now === undefined) continue
          if (specifier.local.name === nameOf(specifier.imported))
            imported.set(specifier.local.name, { now, specifier })
          else replace(specifier.imported, now)
        }
      },
      ExportNamedDeclaration({ source, specifiers }) {
        for (const { local, exported } of source ? specifiers : []) {
          const now = nameIn(namesOf(source?.value ?? ''), nameOf(local))
          if (now === undefined) continue
          if (local.start === exported.start) replace(local, `${now} as ${nameOf(exported)}`)
          else replace(local, now)
        }
      },
      MemberExpression({ object, property, computed }) {
        if (property.type !== 'Identifier' || computed) return
        const names = object.type === 'Identifier' ? namespaces.get(object.name) : undefined
        const now = nameIn({ ...renamedMembers, ...names }, property.name)
        if (now !== undefined) replace(property, now)
      },
      Literal(node) {
        const now = typeof node.value === 'string' ? nameIn(renamedCalls, node.value) : undefined
        const quote = code[node.start] ?? "'"
        if (now !== undefined) replace(node, `${quote}${now}${quote}`)
      },
    }).visit(program)
    const hidden = new Set<string>()
    const uses: { node: Node; text: string; name: string }[] = []
    walk(program as unknown as Node, (node, parent, field) => {
      const { name } = node
      if (!['Identifier', 'JSXIdentifier'].includes(node.type) || typeof name !== 'string') return
      const now = imported.get(name)?.now
      if (parent.type === 'Property' && parent.shorthand === true) {
        // A shorthand has its key and its value at the same place.
        const key = nameIn(renamedKeys, name) ?? name
        if (field === 'value' && now !== undefined) uses.push({ node, text: `${key}: ${now}`, name })
        return
      }
      if (field === 'key' && parent.type === 'Property' && parent.computed !== true) {
        const key = nameIn(renamedKeys, name)
        if (key !== undefined) replace(node, key)
      }
      if (now !== undefined && parent.type === 'ExportSpecifier') hidden.add(name)
      if (now === undefined || isKey(parent, field)) return
      if (isDeclaration(parent, field)) hidden.add(name)
      else uses.push({ node, text: now, name })
    })
    for (const [name, { now, specifier }] of imported)
      replace(specifier.imported, hidden.has(name) ? `${now} as ${name}` : now)
    for (const { node, text, name } of uses) if (!hidden.has(name)) replace(node, text)
    return edits
  },
}
