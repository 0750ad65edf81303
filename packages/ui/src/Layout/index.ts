export { Card, type CardProps } from './Card.tsx'
export { PageFrame, type PageFrameProps } from './PageFrame.tsx'
export { PageHeader, type PageHeaderProps } from './PageHeader.tsx'
export { Section, type SectionProps } from './Section.tsx'
export {
  Grid,
  Inline,
  Stack,
  type GridProps,
  type InlineProps,
  type SpacedProps,
  type StackProps,
} from './Stack.tsx'
