export { HeadlessSite, type HeadlessSiteProps } from './HeadlessSite.tsx'
export { useSiteServices } from './useSiteServices.ts'
