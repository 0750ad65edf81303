import { getReferral, listComplaints, listSessions } from '@kit/sdk/contract'
import type { OfflineAnswers } from '@kit/shell/feature'

/** What a player sees of the account without a connection, beside the profile and the points. */
export const offlineAnswers: OfflineAnswers = { calls: [listComplaints, getReferral, listSessions] }
