import { getResponse } from 'msw'
import { mockHandlers, type MockAnswers, type MockOptions } from './mockHandlers.ts'

/**
 * A `fetch` that the mock answers, for `createOperator`: the real client runs and no request leaves the page. An
 * address that matches no call fails as an unreachable one does.
 */
export function mockFetch(answers: MockAnswers, options: MockOptions = {}): typeof fetch {
  const handlers = mockHandlers(answers, options)
  return async (input, init) => {
    const request = new Request(input, init)
    const response = await getResponse(handlers, request)
    if (!response) throw new TypeError(`Nothing is mocked at ${request.method} ${request.url}`)
    return response
  }
}
