import type { Decorator } from '@storybook/react-vite'
import { FakeWallet, type FakeWalletOptions } from './FakeWallet.tsx'

export const onFakeWallet = (options: FakeWalletOptions = {}): { decorators: Decorator[] } => ({
  decorators: [
    (Story) => (
      <FakeWallet {...options}>
        <Story />
      </FakeWallet>
    ),
  ],
})
