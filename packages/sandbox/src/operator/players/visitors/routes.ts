import { getLocation, reportDebugger, unknownLocation, type LocationInfo } from '@kit/sdk/contract'
import { route, type Route } from '../../http/route.ts'

/**
 * What a visitor's arrival asks of the operator. The location is what whoever runs the operator says of it, with the
 * address the visitor comes from. A report of dev tools is taken, and blocks nobody (threat model U10).
 */
export const visitorRoutes = ({ location }: { location: Partial<LocationInfo> }): Route[] => [
  route(reportDebugger, async () => ({ docs: {} })),

  route(getLocation, async (_request, { ip }) => ({ docs: { ...unknownLocation, ...location, ip } })),
]
