import type { Decorator } from '@storybook/react-vite'
import { FakeHistory, type FakeHistoryProps } from './FakeHistory.tsx'

/** Renders a story of the history on a fake site. */
export const onSite = (options: Omit<FakeHistoryProps, 'children'> = {}): { decorators: Decorator[] } => ({
  decorators: [
    (Story) => (
      <FakeHistory {...options}>
        <Story />
      </FakeHistory>
    ),
  ],
})
