import { getCare, listCareHistory } from '@kit/sdk/contract'
import type { OfflineAnswers } from '@kit/shell/feature'

/** What a player sees of their own limits without a connection. */
export const offlineAnswers: OfflineAnswers = { calls: [getCare, listCareHistory] }
