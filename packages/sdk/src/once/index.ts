export type { KeptKeys, KeptRequest } from './keptRequests.ts'
export { createRequestKind, type OnceAnswer, type RequestKind } from './requestKind.ts'
export type { OncePorts } from './oncePorts.ts'
export {
  answerGraceMs,
  confirmed,
  lookUpTimeoutMs,
  requestOnce,
  resumeOnce,
  type FoundOnce,
  type OnceOutcome,
  type OnceRequest,
} from './requestOnce.ts'
