import { FlagsContext, useFlag } from '@kit/sdk/react'
import { DirectionProvider, EmptyPictureProvider, OverlayBackProvider, SiteLinkProvider } from '@kit/ui'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useState } from 'react'
import type { AssembledSite } from './assembledSite.ts'
import { SiteMessages } from './SiteMessages.tsx'
import { SiteContext, useStore } from './siteContext.ts'
import { Region } from './layout/Region.tsx'
import { BrandPicture } from './pages/BrandPicture.tsx'
import { closeOnBack } from './routing/closeOnBack.ts'
import { lightsOf } from './theme/lights.ts'

const Xray = lazy(() => import('./xray/Xray.tsx'))

// Toasts never appear in the first moment, so their code may load after the first paint.
const SiteToasts = lazy(() => import('./layout/SiteToasts.tsx'))

const emptyPicture = <BrandPicture name="empty" />

/** Renders an assembled site, in the direction of the page's `dir`. The caller starts its work with `site.start`. */
export function Site({ site }: { site: AssembledSite }) {
  const [registerBack] = useState(() => closeOnBack(site.router.history, site.openOverlays.setState))
  return (
    <SiteContext value={site}>
      <FlagsContext value={site.services.flags}>
        <SiteMessages site={site}>
          <QueryClientProvider client={site.queryClient}>
            <Appearance site={site} />
            <DirectionProvider direction={globalThis.document?.dir === 'rtl' ? 'rtl' : 'ltr'}>
              <SiteLinkProvider value={site.services}>
                <EmptyPictureProvider picture={emptyPicture}>
                  <OverlayBackProvider register={registerBack}>
                    <RouterProvider router={site.router} />
                  </OverlayBackProvider>
                </EmptyPictureProvider>
              </SiteLinkProvider>
              <Region name="toasts" onBroken="nothing">
                <SiteToasts />
              </Region>
              <OpenXray site={site} />
            </DirectionProvider>
          </QueryClientProvider>
        </SiteMessages>
      </FlagsContext>
    </SiteContext>
  )
}

function OpenXray({ site: { isXrayOpen } }: { site: AssembledSite }) {
  if (!useStore(isXrayOpen)) return null
  return (
    <Suspense fallback={null}>
      <Xray onClose={() => isXrayOpen.setState(false, true)} />
    </Suspense>
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
