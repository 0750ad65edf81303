export { care, type CareOptions } from './care.tsx'
