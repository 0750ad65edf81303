import { RouterProvider } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import type { AssembledSite } from './assembledSite.ts'
import { SiteProviders } from './SiteProviders.tsx'
import { useStore } from './siteContext.ts'
import { Region } from './layout/Region.tsx'

const Xray = lazy(() => import('./xray/Xray.tsx'))

// Toasts never appear in the first moment, so their code may load after the first paint.
const SiteToasts = lazy(() => import('./layout/SiteToasts.tsx'))

/** Renders an assembled site, in the direction of the page's `dir`. The caller starts its work with `site.start`. */
export function Site({ site }: { site: AssembledSite }) {
  return (
    <SiteProviders site={site}>
      <RouterProvider router={site.router} />
      <Region name="toasts" onBroken="nothing">
        <SiteToasts />
      </Region>
      <OpenXray site={site} />
    </SiteProviders>
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
