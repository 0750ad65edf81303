import { getReferral, listComplaints, listSessions } from '@kit/sdk/contract'
import type { OfflineAnswers } from '@kit/shell/feature'

/** The calls of the account whose answers are kept offline, in addition to the profile and the points. */
export const offlineAnswers: OfflineAnswers = { calls: [listComplaints, getReferral, listSessions] }
