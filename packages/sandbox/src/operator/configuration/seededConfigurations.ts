import type { FlagOverrides } from '@kit/sdk/flags/table'
import type { SitePictureName } from '../outside/sitePictures.ts'

/** The domain whose configuration applies to every domain without its own. */
export const defaultDomain = 'localhost'

const outside = (name: string) => `/api/common/outside/${name}`
const picture = (name: SitePictureName) => outside(`picture/${name}.svg`)

/**
 * Settings that every brand of the sandbox has in addition to its features: placeholder addresses, and texts
 * about the sandbox.
 */
const shopWindow = (name: string, slides: readonly SitePictureName[], banner: SitePictureName) =>
  ({
    'theme.slideShow': slides.map(picture),
    'theme.mobileBanner': picture(banner),
    'theme.marqueeText': 'This is a sandbox. Matches are replayed or simulated, and points are not money.',
    'social.links': {
      facebook: outside('social/facebook'),
      twitter: outside('social/twitter'),
      instagram: outside('social/instagram'),
      telegram: outside('social/telegram'),
      youtube: outside('social/youtube'),
    },
    'help.videos': {
      signUp: outside('video/signUp'),
      login: outside('video/login'),
      deposit: outside('video/deposit'),
      withdraw: outside('video/withdraw'),
      play: outside('video/play'),
    },
    'chat.provider': 'tawk',
    'chat.value': 'sandbox/default',
    'contact.whatsappNumber': '+910000000001',
    'app.apkUrl': outside('app'),
    'footer.texts': {
      companyDetail: `${name} is a brand of the sandbox operator. No company stands behind it.`,
      companyTermsCondition: 'The sandbox takes no money and pays none out.',
      copyrightMessage: `© ${name}`,
    },
    'auth.login.showApkLink': true,
    'wallet.transactions.export': true,
  }) satisfies FlagOverrides

const exchange = {
  'betting.cashOut': true,
  'betting.betMoments': true,
  'betting.unmatched': true,
  'betting.charts': true,
} satisfies FlagOverrides

/**
 * Configurations before the operator changes any. Names under `localhost` reach this machine, so that all
 * four sites can be opened next to each other.
 */
export const seededConfigurations: Readonly<Record<string, FlagOverrides>> = {
  [defaultDomain]: exchange,
  'b2c.localhost': {
    ...exchange,
    ...shopWindow('Aurora', ['in-play', 'cash-out', 'live-casino'], 'floodlights'),
    'theme.bannerText': 'Back and lay cricket ball by ball, and horses and greyhounds to the off.',
    'analytics.adPixels': ['1000000001'],
  },
  'b2b.localhost': {
    ...exchange,
    ...shopWindow('Ledger', ['in-play', 'ladder'], 'desk'),
    'domain.type': 'b2b',
    'auth.demo.whiteLabelId': null,
    'betting.slip.oddSteppers': true,
    'nav.casinoTiles': false,
    'nav.bottomBar.casino': false,
  },
  'casino.localhost': {
    ...shopWindow('Velvet', ['live-casino', 'curtain'], 'curtain'),
    'domain.type': 'b2c',
    'domain.casinoOnly': true,
    'theme.headerBottomText': 'New here? Watch a help video, or open the chat.',
    'auth.register.enabled': true,
    'auth.forgotPassword.enabled': true,
    'casino.disabledWageringGameTypes': ['lottery'],
  },
  'meridian.localhost': {
    ...exchange,
    ...shopWindow('Meridian', ['ladder', 'cash-out'], 'desk'),
    'auth.register.enabled': true,
    'auth.forgotPassword.enabled': true,
  },
}
