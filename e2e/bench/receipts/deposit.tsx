import '@kit/tokens'
import '@kit/tokens/brands/aurora'
import { Button, Card, Section } from '@kit/ui'
import { createRoot } from 'react-dom/client'
import { depositChunk } from '../../../packages/wallet/src/deposit/depositChunk.ts'
import { DepositOverlay } from '../../../packages/wallet/src/deposit/DepositOverlay.tsx'
import { FakeWallet, type FakeWalletParts } from '../../../packages/wallet/src/testing/FakeWallet.tsx'
import { method } from '../../../packages/wallet/src/testing/samples.ts'

const lines = Array.from({ length: 60 }, (_, index) => `Sydney Thunder v Perth Scorchers, ${index + 1}`)
let parts: FakeWalletParts | undefined

function Page() {
  return (
    <FakeWallet answers={{ listDepositMethods: () => [method()] }} onParts={(made) => (parts = made)}>
      <Section title="In-play">
        <Button tone="action" onClick={() => parts?.deposit.sheet.setState({}, true)}>
          Deposit
        </Button>
        {lines.map((line) => (
          <Card key={line}>
            {line} <Button size="small">2.06</Button> <Button size="small">2.08</Button>
          </Card>
        ))}
      </Section>
      <DepositOverlay />
    </FakeWallet>
  )
}

// A site loads these chunks before anybody taps.
await depositChunk.load()
createRoot(document.querySelector('#root')!).render(<Page />)
