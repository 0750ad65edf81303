export type { BreadcrumbItemProps, BreadcrumbRootProps } from './Breadcrumb.tsx'
export * as Breadcrumb from './Breadcrumb.tsx'
