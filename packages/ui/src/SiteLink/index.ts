export { SiteLink, SiteLinkProvider, type SiteLinkProps, type SiteNavigation } from './SiteLink.tsx'
