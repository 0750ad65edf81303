import type { CasinoKind } from '@kit/sdk/contract'

/** CAS-008, Q-096. */
export const popupKinds: readonly CasinoKind[] = ['live', 'virtual', 'slot', 'crash', 'lottery']
