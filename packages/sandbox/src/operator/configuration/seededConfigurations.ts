import type { FlagOverrides } from '@kit/sdk/flags/table'

/** The domain whose configuration every domain without one of its own gets. */
export const defaultDomain = 'localhost'

/**
 * A consumer site, a business site, a casino and a desk: what the operator decides of each before anybody changes it. Names
 * under `localhost` reach this machine, so that all four can be opened beside each other.
 */
export const seededConfigurations: Readonly<Record<string, FlagOverrides>> = {
  [defaultDomain]: { 'betting.cashOut': true, 'betting.betMoments': true },
  'b2c.localhost': { 'betting.cashOut': true, 'betting.betMoments': true },
  'b2b.localhost': {
    'domain.type': 'b2b',
    'betting.cashOut': true,
    'betting.betMoments': true,
    'auth.demo.whiteLabelId': null,
    'betting.slip.oddSteppers': true,
    'nav.casinoTiles': false,
    'nav.bottomBar.casino': false,
  },
  'casino.localhost': {
    'domain.type': 'b2c',
    'domain.casinoOnly': true,
    'auth.register.enabled': true,
    'auth.forgotPassword.enabled': true,
    'casino.disabledWageringGameTypes': ['lottery'],
  },
  'meridian.localhost': {
    'auth.register.enabled': true,
    'auth.forgotPassword.enabled': true,
    'betting.cashOut': true,
    'betting.unmatched': true,
    'betting.betMoments': true,
    'betting.charts': true,
  },
}
