import { care } from '@kit/account/care'
import { account } from '@kit/account/feature'
import { betting } from '@kit/betting/feature'
import { charts } from '@kit/charts/feature'
import { history } from '@kit/history/feature'
import { hindi } from '@kit/languages/hi'
import { orders } from '@kit/orders/feature'
import { defineSite } from '@kit/shell'
import { information } from '@kit/shell/information'
import { notices } from '@kit/shell/notices'
import { outside } from '@kit/shell/outside'
import { meridian as brand } from '@kit/tokens/brands/meridian'
import { wallet } from '@kit/wallet/feature'

/** The reference desk: the exchange alone, for people who bet every day. */
export const site = defineSite({
  family: 'b2c',
  name: brand.label,
  brand,
  address: 'https://meridian.example',
  languages: ['en', 'hi'],
  features: [
    account({ passkeys: true }),
    care(),
    betting({ sportsBook: '/api/common/game/sportsBook/{id}' }),
    orders(),
    charts(),
    history(),
    information(),
    notices(),
    outside({
      chat: '/api/common/outside/chat/{provider}?value={value}',
      videoHosts: ['www.youtube-nocookie.com', 'player.vimeo.com'],
    }),
    wallet(),
    hindi(),
  ],
  flags: {
    'betting.preset': 'trader',
    'betting.unmatched': true,
    'betting.charts': true,
    'auth.register.enabled': true,
    'auth.forgotPassword.enabled': true,
    'auth.phone.countryCodes': 'inNp',
    // Traders see prices first, without the promotions of a shop window.
    'layout.bettingFeaturesBlock': false,
    'layout.paymentMethodStrip': false,
    'nav.casinoTiles': false,
    'nav.bottomBar.casino': false,
    'casino.enabled': false,
  },
  live: { visitors: true },
  operator: { clientKey: 'kit-meridian' },
})
