import { DepositOverlay } from './deposit/DepositOverlay.tsx'
import { WithdrawOverlay } from './withdraw/WithdrawOverlay.tsx'

/**
 * Sheets over the pages of a logged-in player, and the notice of a deposit decision; loaded after
 * the first screen.
 */
export default function WalletOverlays() {
  return (
    <>
      <DepositOverlay />
      <WithdrawOverlay />
    </>
  )
}
