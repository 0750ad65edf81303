import { afterEach, describe, expect, it, vi } from 'vitest'
import { offlineBrowser } from './offlineBrowser.ts'

afterEach(() => {
  vi.restoreAllMocks()
  document.getElementById('kit-page')?.remove()
})

describe('the service worker', () => {
  const register = () =>
    vi
      .spyOn(navigator.serviceWorker, 'register')
      .mockRejectedValue(new DOMException('The script has an unsupported MIME type', 'SecurityError'))

  it('is not registered on a page of another build, as of a headless site outside @kit/vite', async () => {
    const registered = register()
    const stop = await offlineBrowser()!.watchBuild(() => {})
    stop()
    expect(registered).not.toHaveBeenCalled()
  })

  it('is registered on a page that the build of the kit wrote', async () => {
    const registered = register()
    const facts = document.createElement('script')
    facts.type = 'application/json'
    facts.id = 'kit-page'
    facts.textContent = JSON.stringify({ entry: '/assets/index.js' })
    document.body.append(facts)
    await expect(offlineBrowser()!.watchBuild(() => {})).rejects.toThrow('unsupported MIME type')
    expect(registered).toHaveBeenCalledOnce()
  })
})
