export { OperatorError, type OperatorErrorKind } from './client/errors.ts'
export type { CallOptions, Live, LiveStatus, Operator, OperatorClient } from './operator.ts'
export { getOrPost } from './client/getOrPost.ts'
export { chatLink } from './contact/chatLink.ts'
export { findLocation } from './client/findLocation.ts'
export type { Login } from './session/login.ts'
export { endLogin } from './session/endLogin.ts'
export { createSession, type LogoutReason, type Session } from './session/session.ts'
export {
  memoryTokenStore,
  webTokenStore,
  type BrowserSession,
  type TokenStore,
} from './session/tokenStore.ts'
export { createOperator, type OperatorOptions } from './createOperator.ts'
export type { OperatorHosts } from './client/operatorHosts.ts'
export {
  adaptEvent,
  type AdaptedEvent,
  type CallAdapter,
  type ContractAnswer,
  type EventAdapter,
  type OperatorAdapters,
  type WireAnswer,
  type WireCall,
} from './adapters/operatorAdapters.ts'
export { readStored, type ReadableStorage } from './storage/readStored.ts'
export {
  createSiteStorage,
  type SiteStorage,
  type StoredName,
  type StoredValue,
  type WritableStorage,
} from './storage/siteStorage.ts'
export {
  createReferralStore,
  readReferral,
  signUpFields,
  type Referral,
  type ReferralStore,
} from './visits/referral.ts'
export { baseUrlFor, isLocalHost } from './client/isLocalHost.ts'
export type { StartDecoder } from './codec/compressedAnswer.ts'
export type { DecodeWorker } from './codec/workerDecoder.ts'
