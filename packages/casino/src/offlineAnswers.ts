import { listCasinoBetHistory, listCasinoBets } from '@kit/sdk/contract'
import type { OfflineAnswers } from '@kit/shell/feature'

/** The casino calls whose answers are kept offline: the bets of its rounds. */
export const offlineAnswers = (): OfflineAnswers => ({ calls: [listCasinoBets, listCasinoBetHistory] })
