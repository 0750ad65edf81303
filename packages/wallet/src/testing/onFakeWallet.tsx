import type { Decorator } from '@storybook/react-vite'
import { FakeWallet, type FakeWalletOptions } from './FakeWallet.tsx'

/** Renders a story of the wallet on a fake site. */
export const onFakeWallet = (options: FakeWalletOptions = {}): { decorators: Decorator[] } => ({
  decorators: [
    (Story) => (
      <FakeWallet {...options}>
        <Story />
      </FakeWallet>
    ),
  ],
})
