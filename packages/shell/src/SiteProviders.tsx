import { FlagsContext, OperatorContext, useFlag } from '@kit/sdk/react'
import { DirectionProvider, EmptyPictureProvider, OverlayBackProvider, SiteLinkProvider } from '@kit/ui'
import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useState, type ReactNode } from 'react'
import type { AssembledSite } from './assembledSite.ts'
import { SiteMessages } from './SiteMessages.tsx'
import { SiteContext, useStore } from './siteContext.ts'
import { BrandPicture } from './pages/BrandPicture.tsx'
import { closeOnBack } from './routing/closeOnBack.ts'
import { lightsOf } from './theme/lights.ts'

const emptyPicture = <BrandPicture name="empty" />

/** What surrounds everything of a site: its services, flags, texts, answers, brand and direction. */
export function SiteProviders({ site, children }: { site: AssembledSite; children: ReactNode }) {
  const [registerBack] = useState(() => closeOnBack(site.router.history, site.openOverlays.setState))
  return (
    <SiteContext value={site}>
      <OperatorContext value={site.services.operator}>
        <FlagsContext value={site.services.flags}>
          <SiteMessages site={site}>
            <QueryClientProvider client={site.queryClient}>
              <Appearance site={site} />
              <DirectionProvider direction={globalThis.document?.dir === 'rtl' ? 'rtl' : 'ltr'}>
                <SiteLinkProvider value={site.services}>
                  <EmptyPictureProvider picture={emptyPicture} partOf={site.services.partOf}>
                    <OverlayBackProvider register={registerBack}>{children}</OverlayBackProvider>
                  </EmptyPictureProvider>
                </SiteLinkProvider>
              </DirectionProvider>
            </QueryClientProvider>
          </SiteMessages>
        </FlagsContext>
      </OperatorContext>
    </SiteContext>
  )
}

function Appearance({ site: { browser, colorMode, config } }: { site: AssembledSite }) {
  const mode = useStore(colorMode)
  const { backgroundDark, backgroundLight } = useFlag('theme.colors')
  const background = mode === 'dark' ? backgroundDark : backgroundLight
  useEffect(() => {
    const { name, density, themeColor } = config.brand
    browser.setAppearance({
      brand: name,
      mode,
      density: config.density ?? density,
      themeColor: background ?? themeColor[mode],
    })
    if (config.brand.movesAlone) browser.setLights(lightsOf(browser))
  }, [browser, config, mode, background])
  return null
}
