import { listCasinoBetHistory, listCasinoBets } from '@kit/sdk/contract'
import type { OfflineAnswers } from '@kit/shell/feature'

/** What a player sees of the casino without a connection: the bets of its rounds. */
export const offlineAnswers = (): OfflineAnswers => ({ calls: [listCasinoBets, listCasinoBetHistory] })
