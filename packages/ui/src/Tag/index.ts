export { Badge, type BadgeProps } from './Badge.tsx'
export { InPlayTag, type InPlayTagProps } from './InPlayTag.tsx'
export { LiveDot, type LiveDotProps } from './LiveDot.tsx'
export { StatusTag, type StatusTagProps } from './StatusTag.tsx'
