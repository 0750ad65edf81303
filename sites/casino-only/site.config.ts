import { care } from '@kit/account/care'
import { account } from '@kit/account/feature'
import { casino } from '@kit/casino/feature'
import { history } from '@kit/history/feature'
import { arabic } from '@kit/languages/ar'
import { bengali } from '@kit/languages/bn'
import { spanish } from '@kit/languages/es'
import { hindi } from '@kit/languages/hi'
import { portuguese } from '@kit/languages/pt'
import { defineSite } from '@kit/shell'
import { information } from '@kit/shell/information'
import { notices } from '@kit/shell/notices'
import { outside } from '@kit/shell/outside'
import { velvet as brand } from '@kit/tokens/brands/velvet'
import { wallet } from '@kit/wallet/feature'

/** The reference casino: its home is the live casino, and nothing of the exchange is in it. */
export const site = defineSite({
  family: 'casino-only',
  name: brand.label,
  brand,
  address: 'https://velvet.example',
  languages: ['en', 'hi', 'bn', 'ar', 'pt', 'es'],
  features: [
    account(),
    care(),
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
  flags: { 'wallet.paymentMethods': ['upi', 'imps', 'neft', 'bank', 'qr', 'usdt'] },
  operator: { clientKey: 'kit-casino' },
})
