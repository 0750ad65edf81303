// For tests only: it contains the whole contract.
export { mockFetch } from './mockFetch.ts'
export { mockHandlers, type MockAnswers, type MockOptions } from './mockHandlers.ts'
export { refuse, reply, type MockAnswer, type MockCall } from './reply.ts'
