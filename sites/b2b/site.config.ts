import { care } from '@kit/account/care'
import { account } from '@kit/account/feature'
import { betting } from '@kit/betting/feature'
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
import { staff } from '@kit/staff/feature'
import { ledger as brand } from '@kit/tokens/brands/ledger'

/** The reference business site: accounts are made by staff, who also move the points. Light, and the exchange alone. */
export const site = defineSite({
  family: 'b2b',
  name: brand.label,
  brand,
  address: 'https://ledger.example',
  languages: ['en', 'hi', 'bn', 'ar', 'pt', 'es'],
  features: [
    account(),
    care(),
    betting({ sportsBook: '/api/common/game/sportsBook/{id}' }),
    orders(),
    charts(),
    history(),
    // Staff open accounts and give points: nobody brings players, and there is nothing to claim.
    information({ without: ['affiliates', 'promotions'] }),
    notices(),
    staff(),
    hindi(),
    bengali(),
    arabic(),
    portuguese(),
    spanish(),
  ],
  // Those who made the accounts work here, too.
  flags: { 'auth.allowStaffLogin': true },
  live: { visitors: true },
  operator: { clientKey: 'kit-b2b', loginCookie: true },
})
