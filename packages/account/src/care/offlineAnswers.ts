import { getCare, listCareHistory } from '@kit/sdk/contract'
import type { OfflineAnswers } from '@kit/shell/feature'

export const offlineAnswers: OfflineAnswers = { calls: [getCare, listCareHistory] }
