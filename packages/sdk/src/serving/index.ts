// For every server of the contract: the sandbox, the mock, and your own operator in TypeScript.
export { envelopeOf, type ServedAnswer } from './envelope.ts'
export { isOwnPath, mayCall } from './mayCall.ts'
export {
  enginePolicy,
  hashedFileAge,
  pageAge,
  pageHeaders,
  pagePolicy,
  secretPath,
  type PageSources,
} from './pageHeaders.ts'
export { pagingOf } from './paging.ts'
export { fieldsOf, malformedRefusal, readRequest, type RequestFault, type SentFields } from './readRequest.ts'
