import { DepositOverlay } from './deposit/DepositOverlay.tsx'
import { WithdrawOverlay } from './withdraw/WithdrawOverlay.tsx'

/** What opens over the pages of a logged-in player, and the word of a decision; loaded behind the first screen. */
export default function WalletOverlays() {
  return (
    <>
      <DepositOverlay />
      <WithdrawOverlay />
    </>
  )
}
