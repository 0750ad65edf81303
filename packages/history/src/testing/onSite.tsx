import type { Decorator } from '@storybook/react-vite'
import { FakeHistory, type FakeHistoryProps } from './FakeHistory.tsx'

export const onSite = (options: Omit<FakeHistoryProps, 'children'> = {}): { decorators: Decorator[] } => ({
  decorators: [
    (Story) => (
      <FakeHistory {...options}>
        <Story />
      </FakeHistory>
    ),
  ],
})
