export { findLocation } from '../client/findLocation.ts'
export { getLocation } from '../contract/visit.ts'
