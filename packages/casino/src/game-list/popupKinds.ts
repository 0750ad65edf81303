import type { CasinoKind } from '@kit/sdk/contract'

/** The five categories in the popup's order (CAS-008, Q-096). */
export const popupKinds: readonly CasinoKind[] = ['live', 'virtual', 'slot', 'crash', 'lottery']
