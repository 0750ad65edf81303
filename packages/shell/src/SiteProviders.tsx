import { FlagsContext, OperatorContext, useFlag } from '@kit/sdk/react'
import { EmptyPictureProvider, OverlayBackProvider, SiteLinkProvider } from '@kit/ui'
import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useState, type ReactNode } from 'react'
import type { AssembledSite } from './assembledSite.ts'
import { SiteMessages } from './SiteMessages.tsx'
import { SiteContext, useStore } from './siteContext.ts'
import { BrandPicture } from './pages/BrandPicture.tsx'
import { closeOnBack } from './routing/closeOnBack.ts'
import { lightsOf } from './theme/lights.ts'

const emptyPicture = <BrandPicture name="empty" />

/**
 * Provides everything a site needs: services, flags, messages, direction, cached answers and brand.
 */
export function SiteProviders({ site, children }: { site: AssembledSite; children: ReactNode }) {
  const [registerBack] = useState(() => closeOnBack(site.router.history, site.openOverlays.setState))
  return (
    <SiteContext value={site}>
      <OperatorContext value={site.services.operator}>
        <FlagsContext value={site.services.flags}>
          <SiteMessages site={site}>
            <QueryClientProvider client={site.queryClient}>
              <Appearance site={site} />
              <SiteLinkProvider value={site.services}>
                <EmptyPictureProvider picture={emptyPicture} partOf={site.services.partOf}>
                  <OverlayBackProvider register={registerBack}>{children}</OverlayBackProvider>
                </EmptyPictureProvider>
              </SiteLinkProvider>
            </QueryClientProvider>
          </SiteMessages>
        </FlagsContext>
      </OperatorContext>
    </SiteContext>
  )
}

function Appearance({ site }: { site: AssembledSite }) {
  const { browser, colorMode, config, services } = site
  const mode = useStore(colorMode)
  const colors = useFlag('theme.colors')
  const hasColors = Object.keys(colors).length > 0
  const [canvas, setCanvas] = useState<Readonly<Record<'dark' | 'light', string>>>()
  useEffect(() => {
    // Most domains set no colors; the code that derives a theme is then not loaded.
    if (!hasColors && canvas === undefined) return undefined
    let isOver = false
    import('./theme/domainColors.ts')
      .then(({ showDomainColors }) => (isOver ? undefined : showDomainColors(site, colors)))
      .then(
        (shown) => !isOver && setCanvas(shown),
        (error: unknown) => services.onError(error, 'the domain’s colours'),
      )
    return () => {
      isOver = true
    }
    // oxlint-disable-next-line react/exhaustive-deps -- `canvas` is the outcome of this effect.
  }, [site, services, colors, hasColors])
  useEffect(() => {
    const { name, density, themeColor } = config.brand
    browser.setAppearance({
      brand: name,
      mode,
      density: config.density ?? density,
      themeColor: (canvas ?? themeColor)[mode],
    })
    if (config.brand.movesAlone) browser.setLights(lightsOf(browser))
  }, [browser, config, mode, canvas])
  return null
}
