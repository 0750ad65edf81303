import { aurora } from '@kit/tokens/brands/aurora'
import { createBrowserHistory } from '@tanstack/react-router'
import { expect, it } from 'vitest'
import { assembleSite } from '../assembleSite.ts'
import { defineSite } from '../site.ts'
import { fakeBrowser } from '../testing/fakeBrowser.ts'
import { fakeOperator } from '../testing/fakeOperator.ts'

it('AUTH-037 AUTH-074 has the address of a navigation before the next line runs, so that no call goes out before it', () => {
  const { href } = location
  const history = createBrowserHistory()
  try {
    const config = defineSite({
      family: 'b2c',
      name: 'Test',
      brand: aurora,
      features: [],
      operator: { clientKey: 'test' },
    })
    const browser = { ...fakeBrowser().browser, createHistory: () => history }
    const { services } = assembleSite(config, browser, fakeOperator().operator)
    services.navigate('/rules-and-regulation')
    expect(location.pathname).toBe('/rules-and-regulation')
    services.navigate('/')
    expect(location.pathname).toBe('/')
  } finally {
    history.destroy()
    window.history.replaceState(null, '', href)
  }
})
