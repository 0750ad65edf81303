import '@kit/tokens'
import { account } from '@kit/account/feature'
import { betting } from '@kit/betting/feature'
import { assembleSite, browserServices, defineSite } from '@kit/shell'
import { HeadlessSite } from '@kit/shell/headless'
import { meridian as brand } from '@kit/tokens/brands/meridian'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Header } from './Header.tsx'
import './look.css'
import { Match } from './Match.tsx'
import { Slip } from './Slip.tsx'

const config = defineSite({
  family: 'b2c',
  name: 'Plain Sailing',
  brand,
  features: [account(), betting()],
  live: { visitors: true },
  operator: { clientKey: 'headless', whiteLabelId: '' },
})

const site = assembleSite(config, browserServices())
site.start()
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <HeadlessSite site={site} overlays={['account']}>
      <Header name={config.name} />
      <main>
        <Match />
        <Slip />
      </main>
    </HeadlessSite>
  </StrictMode>,
)
