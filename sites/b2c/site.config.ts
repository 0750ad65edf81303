import { care } from '@kit/account/care'
import { account } from '@kit/account/feature'
import { betting } from '@kit/betting/feature'
import { casino } from '@kit/casino/feature'
import { charts } from '@kit/charts/feature'
import { history } from '@kit/history/feature'
import { arabic } from '@kit/languages/ar'
import { bengali } from '@kit/languages/bn'
import { spanish } from '@kit/languages/es'
import { hindi } from '@kit/languages/hi'
import { portuguese } from '@kit/languages/pt'
import { orders } from '@kit/orders/feature'
import { defineSite } from '@kit/shell'
import { information } from '@kit/shell/information'
import { notices } from '@kit/shell/notices'
import { outside } from '@kit/shell/outside'
import { aurora as brand } from '@kit/tokens/brands/aurora'
import { wallet } from '@kit/wallet/feature'

/** The reference exchange site: players bet, visitors look on with live prices. */
export const site = defineSite({
  family: 'b2c',
  name: brand.label,
  brand,
  address: 'https://aurora.example',
  languages: ['en', 'hi', 'bn', 'ar', 'pt', 'es'],
  features: [
    account({ passkeys: true }),
    care(),
    betting({
      sportsBook: '/api/common/game/sportsBook/{id}',
      ballByBall: '/api/common/game/sportsBook/ball-by-ball',
    }),
    orders(),
    charts(),
    casino(),
    history(),
    information(),
    notices(),
    outside({
      chat: '/api/common/outside/chat/{provider}?value={value}',
      pixels: '/api/common/outside/pixels',
      videoHosts: ['www.youtube-nocookie.com', 'player.vimeo.com'],
    }),
    wallet(),
    hindi(),
    bengali(),
    arabic(),
    portuguese(),
    spanish(),
  ],
  flags: {
    'auth.register.enabled': true,
    'auth.forgotPassword.enabled': true,
    'auth.otpLogin': true,
    'auth.phone.countryCodes': 'inNp',
    'wallet.paymentMethods': ['upi', 'imps', 'neft', 'bank', 'qr', 'usdt'],
  },
  live: { visitors: true },
  operator: { clientKey: 'kit-b2c' },
})
