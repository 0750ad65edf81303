import type { SiteServices } from '../feature.ts'

/** Loads the drawer and what the features put in it. What is missing is asked for again when it is drawn, and reported then. */
export function loadNavigation(services: Pick<SiteServices, 'contributed'>): void {
  const loads = [
    () => import('./NavigationDrawer.tsx'),
    ...services.contributed('search'),
    ...services
      .contributed('navigation')
      .flat()
      .flatMap(({ load }) => load ?? []),
  ]
  for (const load of loads) load().catch(() => {})
}
