import type { LocationInfo } from './visit.ts'

/** The location when none can be found. */
export const unknownLocation: LocationInfo = {
  ip: 'unknown',
  continent: 'unknown',
  city: 'unknown',
  country_code: 'unknown',
  country: 'unknown',
  country_flag: 'unknown',
  region: 'unknown',
}
