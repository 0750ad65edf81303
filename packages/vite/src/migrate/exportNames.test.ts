import { expect, it } from 'vitest'
import { edited } from './codemod.ts'
import { exportNames } from './exportNames.ts'

const changed = (code: string) => edited(code, exportNames.editsOf(code, 'page.tsx'))

it.each([
  [
    'an import and its uses',
    `import { listWaitingOrders, type WaitingOrder } from '@kit/sdk/contract'
const first = (orders: WaitingOrder[]): WaitingOrder | undefined => orders[0]
export const load = () => client.call(listWaitingOrders, {}).then(first)`,
    `import { listUnmatchedOrders, type UnmatchedOrder } from '@kit/sdk/contract'
const first = (orders: UnmatchedOrder[]): UnmatchedOrder | undefined => orders[0]
export const load = () => client.call(listUnmatchedOrders, {}).then(first)`,
  ],
  [
    'an import with a local name',
    "import { matchWaiting as match } from '@kit/rules'\nmatch(orders)",
    "import { matchUnmatchedOrders as match } from '@kit/rules'\nmatch(orders)",
  ],
  [
    'a re-export, whose own name stays',
    "export { matchWaiting, type WaitingOrder as Order } from '@kit/rules'",
    "export { matchUnmatchedOrders as matchWaiting, type UnmatchedOrder as Order } from '@kit/rules'",
  ],
  [
    'a namespace',
    "import * as contract from '@kit/sdk/contract'\nshow(contract.waitingOrder, other.waitingOrder)",
    "import * as contract from '@kit/sdk/contract'\nshow(contract.unmatchedOrder, other.waitingOrder)",
  ],
  [
    'only the import where the file declares the same name',
    "import { waitingOrder } from '@kit/sdk/contract'\nconst read = (waitingOrder: string) => waitingOrder",
    "import { unmatchedOrder as waitingOrder } from '@kit/sdk/contract'\nconst read = (waitingOrder: string) => waitingOrder",
  ],
  [
    'only the import where the file exports the name',
    "import { matchWaiting } from '@kit/rules'\nexport { matchWaiting }",
    "import { matchUnmatchedOrders as matchWaiting } from '@kit/rules'\nexport { matchWaiting }",
  ],
  [
    'a shorthand, whose key stays',
    "import { waitingOrder } from '@kit/sdk/contract'\nconst codecs = { waitingOrder }",
    "import { unmatchedOrder } from '@kit/sdk/contract'\nconst codecs = { waitingOrder: unmatchedOrder }",
  ],
  [
    'the calls of an adapter',
    "import { defineSite } from '@kit/shell'\nconst adapters = { calls: { listWaitingOrders: read, 'placeWaitingOrder': send } }",
    "import { defineSite } from '@kit/shell'\nconst adapters = { calls: { listUnmatchedOrders: read, 'placeUnmatchedOrder': send } }",
  ],
  [
    'a member, in calls and in objects',
    "import type { Live } from '@kit/sdk'\nconst fake = { askForImage: (market) => live.askForImage(market) }",
    "import type { Live } from '@kit/sdk'\nconst fake = { requestImage: (market) => live.requestImage(market) }",
  ],
  [
    'a hook of the components',
    "import { useIsTakenOver } from '@kit/ui'\nexport const useShown = () => useIsTakenOver()",
    "import { useIsHydrated } from '@kit/ui'\nexport const useShown = () => useIsHydrated()",
  ],
  [
    'what a feature contributes, and the rules of a game',
    "import { rules } from '@kit/sdk/fair'\nexport const feature = { takeOver: keep, end: rules.kite.fallOf(draws) }",
    "import { rules } from '@kit/sdk/fair'\nexport const feature = { hydrate: keep, end: rules.kite.crashPointOf(draws) }",
  ],
])('renames %s, once', (_what, before, after) => {
  expect(changed(before)).toBe(after)
  expect(changed(after)).toBe(after)
})

it.each([
  "import { WaitingOrder } from './mine.ts'\nimport '@kit/sdk'\nuse(WaitingOrder)",
  "import { WaitingOrder } from '@other/rules'\nuse(WaitingOrder, '@kit/rules')",
  "import { profit } from '@kit/rules'\n// WaitingOrder\nuse(row.waitingOrder, 'waiting')",
])('leaves %s', (code) => expect(changed(code)).toBe(code))
