export { Card, type CardProps } from './Card.tsx'
export { PageHeader, type PageHeaderProps } from './PageHeader.tsx'
export { Section, type SectionProps } from './Section.tsx'
