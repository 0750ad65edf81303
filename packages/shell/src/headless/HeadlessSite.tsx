import { lazy, type ReactNode } from 'react'
import type { AssembledSite } from '../assembledSite.ts'
import { Region } from '../layout/Region.tsx'
import { SiteProviders } from '../SiteProviders.tsx'

const SiteToasts = lazy(() => import('../layout/SiteToasts.tsx'))

export interface HeadlessSiteProps {
  /** Made by `assembleSite`. The caller starts its work with `site.start`. */
  site: AssembledSite
  /**
   * Names of features whose sheets and dialogs are rendered by the kit, e.g. `account` for the
   * login with all its steps. Default: none.
   */
  overlays?: readonly string[]
  children: ReactNode
}

/**
 * A site without the kit's header, pages and slip. Its features work as usual; the children render
 * everything with the headless hooks. The caller handles routing and prerendering.
 */
export function HeadlessSite({ site, overlays, children }: HeadlessSiteProps) {
  const { config, contributions } = site
  const drawn = contributions.flatMap((own, index) => {
    const { name = '' } = config.features[index] ?? {}
    return overlays?.includes(name)
      ? (own.overlays ?? []).map((Overlay, at) => ({ id: `${name} overlays ${at + 1}`, Overlay }))
      : []
  })
  const inside = (
    <>
      {children}
      {drawn.map(({ id, Overlay }) => (
        <Region key={id} name={id} onBroken="nothing">
          <Overlay />
        </Region>
      ))}
      <Region name="toasts" onBroken="nothing">
        <SiteToasts />
      </Region>
    </>
  )
  return (
    <SiteProviders site={site}>
      {contributions.reduceRight<ReactNode>(
        (within, { provider: Provider }) => (Provider ? <Provider>{within}</Provider> : within),
        inside,
      )}
    </SiteProviders>
  )
}
