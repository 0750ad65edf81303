// What every server of the contract does alike: the sandbox, the mock, and an operator of one's own in this language.
export { envelopeOf, type ServedAnswer } from './envelope.ts'
export { isOwnPath, mayCall } from './mayCall.ts'
export { pagingOf } from './paging.ts'
export { fieldsOf, malformedRefusal, readRequest, type RequestFault, type SentFields } from './readRequest.ts'
