export { ConsentBanner, type ConsentAnswer, type ConsentBannerProps } from './ConsentBanner.tsx'
