import { OperatorError } from '@kit/sdk'
import { aurora } from '@kit/tokens/brands/aurora'
import { afterEach, expect, it, vi } from 'vitest'
import { assembleSite } from './assembleSite.ts'
import { defineSite } from './site.ts'
import { fakeBrowser } from './testing/fakeBrowser.ts'

afterEach(() => vi.restoreAllMocks())

it('AUTH-072 reports a call that failed, but neither a login that ended nor maintenance', () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  const onError = vi.fn<(error: unknown, where: string) => void>()
  const config = defineSite({
    family: 'b2c',
    name: 'Test',
    brand: aurora,
    features: [],
    operator: { clientKey: 'test', hosts: 'https://operator.test' },
    onError,
  })
  const { services } = assembleSite(config, fakeBrowser().browser)
  services.onError(new OperatorError('unauthorized', 'Please log in again'), 'a list')
  services.onError(
    new OperatorError('maintenance', 'Website is Under Maintenance', { status: 503 }),
    'a list',
  )
  const refusal = new OperatorError('refused', 'Not now')
  services.onError(refusal, 'a list')
  expect(onError.mock.calls).toEqual([[refusal, 'a list']])
  expect(logged).toHaveBeenCalledOnce()
  services.operator.close()
})
