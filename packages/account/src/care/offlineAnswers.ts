import { getCare, listCareHistory } from '@kit/sdk/contract'
import type { OfflineAnswers } from '@kit/shell/feature'

/** The calls whose answers show a player their own limits offline. */
export const offlineAnswers: OfflineAnswers = { calls: [getCare, listCareHistory] }
