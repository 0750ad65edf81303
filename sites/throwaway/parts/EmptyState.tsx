import type { EmptyStateProps } from '@kit/ui'

/** Text only. */
export const EmptyState = ({ title }: EmptyStateProps) => <p className="nothing">— {title} —</p>
