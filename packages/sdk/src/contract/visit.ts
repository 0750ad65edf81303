import './jitless.ts'
import * as z from 'zod/mini'
import { emptyRequest, endpoint } from './endpoint.ts'

/** Reports that dev tools were opened. The operator blocks nobody for it. */
export const reportDebugger = endpoint({
  name: 'reportDebugger',
  method: 'DELETE',
  path: 'api/common/block/debugger',
  auth: 'none',
  encoding: 'query',
  server: 'master',
  request: emptyRequest,
  response: z.unknown(),
  changes: [],
  source: 'DELETE api/common/block/debugger',
})

const part = z._default(z.string().check(z.maxLength(128)), 'unknown')

/** A visitor's location by their IP address. Unknown parts are 'unknown'. */
export const locationInfo = z.object({
  ip: part,
  continent: part,
  city: part,
  country_code: part,
  country: part,
  country_flag: part,
  region: part,
})
export type LocationInfo = z.output<typeof locationInfo>

/** The visitor's location, from the operator instead of a public service. */
export const getLocation = endpoint({
  name: 'getLocation',
  method: 'GET',
  path: 'api/common/location',
  auth: 'none',
  encoding: 'query',
  request: emptyRequest,
  response: locationInfo,
  family: 'location',
  source: 'GET public IP-location service (external)',
})
