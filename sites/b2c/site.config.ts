import { account } from '@kit/account/feature'
import { betting } from '@kit/betting/feature'
import { casino } from '@kit/casino/feature'
import { history } from '@kit/history/feature'
import { defineSite } from '@kit/shell'
import { aurora as brand } from '@kit/tokens/brands/aurora'

/** The reference exchange site: players bet, visitors look on with live prices. */
export const site = defineSite({
  family: 'b2c',
  name: brand.label,
  brand,
  languages: ['en', 'hi'],
  features: [
    account(),
    betting({
      sportsBook: '/api/common/game/sportsBook/{id}',
      ballByBall: '/api/common/game/sportsBook/ball-by-ball',
    }),
    casino(),
    history(),
  ],
  live: { visitors: true },
  operator: { clientKey: 'kit-b2c', whiteLabelId: '' },
})
