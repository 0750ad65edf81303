import { chromium, type Browser, type FrameLocator, type Page } from 'playwright'
import type { TestOperator } from './operator.ts'

export interface ReceivedMessages {
  said: { origin: string; data: unknown; isFrame: boolean }[]
}

/** The test runner sets the path of the system's Chromium. Default: Playwright's browser. */
export function launchBrowser(): Promise<Browser> {
  const executablePath = process.env['CHROMIUM_PATH']
  return chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] })
}

export interface ShownGame {
  page: Page
  frame: FrameLocator
  /** Errors in the game's console. */
  faults: string[]
}

export async function showGame(browser: Browser, operator: TestOperator, url: string): Promise<ShownGame> {
  const page = await browser.newPage()
  const faults: string[] = []
  page.on('console', (message) => {
    // The page around the frame is a plain answer without an icon.
    if (message.type() === 'error' && !message.location().url.endsWith('/favicon.ico'))
      faults.push(message.text())
  })
  page.on('pageerror', (error) => faults.push(error.message))
  await page.goto(`${operator.url}/api/common/home`)
  await page.evaluate((address) => {
    const record = window as unknown as ReceivedMessages
    record.said = []
    const frame = document.createElement('iframe')
    frame.src = address
    frame.style.cssText = 'width: 390px; height: 800px'
    addEventListener('message', ({ origin, data, source }) =>
      record.said.push({ origin, data, isFrame: source === frame.contentWindow }),
    )
    document.body.append(frame)
  }, url)
  const frame = page.frameLocator('iframe')
  await frame.getByRole('heading', { level: 1 }).waitFor()
  return { page, frame, faults }
}
