import { getLocation, reportDebugger, unknownLocation, type LocationInfo } from '@kit/sdk/contract'
import { route, type Route } from '../../http/route.ts'

/**
 * Calls when a visitor arrives. The location is the configured one with the visitor's address. A report of
 * dev tools is accepted and blocks nobody (threat model U10).
 */
export const visitorRoutes = ({ location }: { location: Partial<LocationInfo> }): Route[] => [
  route(reportDebugger, async () => ({ docs: {} })),

  route(getLocation, async (_request, { ip }) => ({ docs: { ...unknownLocation, ...location, ip } })),
]
