import type { BrowserContext, Route } from 'playwright'

interface Answer {
  status: number
  headers: Record<string, string>
  body: Buffer
}

async function answerOf(route: Route): Promise<Answer> {
  const address = new URL(route.request().url())
  // Only browsers resolve names below localhost on every machine.
  address.hostname = '127.0.0.1'
  const response = await route.fetch({ url: address.href })
  return { status: response.status(), headers: response.headers(), body: await response.body() }
}

/**
 * Records the first site's responses from its operator and gives them to every later site, without live prices:
 * differences between screens are then caused by the site, not the market.
 */
export function sameAnswers() {
  const answers = new Map<string, Promise<Answer>>()
  return async (context: BrowserContext): Promise<void> => {
    await context.route(/\/api\//, async (route) => {
      const request = route.request()
      const { pathname, search } = new URL(request.url())
      const key = `${request.method()} ${pathname}${search} ${request.postData() ?? ''}`
      const answer = answers.get(key) ?? answerOf(route)
      answers.set(key, answer)
      await route.fulfill(await answer)
    })
    await context.route(/\/socket\.io\//, (route) => route.abort())
    await context.routeWebSocket(/\/socket\.io\//, () => {})
  }
}
