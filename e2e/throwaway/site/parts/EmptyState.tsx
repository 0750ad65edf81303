import type { EmptyStateProps } from '@kit/ui'

/** Words alone. */
export const EmptyState = ({ title }: EmptyStateProps) => <p className="nothing">— {title} —</p>
