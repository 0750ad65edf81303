import type { Decorator } from '@storybook/react-vite'
import { FakeBetting, type FakeBettingProps } from './fakeSite.tsx'

/**
 * Returns the decorators that render a story on a fake site: `export const Empty: Story = withSite({ markets: [] })`.
 */
export const withSite = (options: Omit<FakeBettingProps, 'children'> = {}): { decorators: Decorator[] } => ({
  decorators: [
    (Story) => (
      <FakeBetting {...options}>
        <Story />
      </FakeBetting>
    ),
  ],
})
