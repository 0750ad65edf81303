import { Button, MoreMessages, Sheet, Tabs, useMessage } from '@kit/ui'
import type { StakePreset } from '@kit/sdk/contract'
import { priceInText } from '../prices/formatPrice.ts'
import { AskForPrice } from '../slip/ask/AskForPrice.tsx'
import { DraftFields } from '../slip/form/DraftFields.tsx'
import { firstFrameMessages } from '../slip/form/firstFrameMessages.ts'
import { SlipFigures } from '../slip/form/info/SlipFigures.tsx'
import { draftStake, type BetDraft } from '../slip/model/betDraft.ts'
import { BettingServicesProvider, useBetting, type BettingServices } from '../slip/model/bettingContext.ts'
import { slipSummary } from '../slip/model/slipSummary.ts'
import { HalfSlip } from '../slip/HalfSlip.tsx'
import { SlipTabList } from '../slip/SlipTabList.tsx'
import { StakeChips } from '../slip/stakes/StakePresets.tsx'
import * as styles from '../slip/styles/slip.css.ts'

const nothing = () => {}

interface EarlySlipProps {
  draft: BetDraft
  presets: readonly StakePreset[]
}

/**
 * First frame of the slip's sheet with a selection, as React will render it, or only the parts that depend on the
 * stake. Nothing can be placed before the site is loaded.
 */
export function EarlySlip({
  services,
  of,
  ...slip
}: EarlySlipProps & { services: BettingServices; of: 'sheet' | 'amounts' }) {
  return (
    <BettingServicesProvider value={services}>
      <MoreMessages messages={firstFrameMessages}>
        {of === 'sheet' ? <EarlySheet {...slip} /> : <EarlyAmounts {...slip} />}
      </MoreMessages>
    </BettingServicesProvider>
  )
}

function EarlySheet(slip: EarlySlipProps) {
  const message = useMessage()
  const { options } = useBetting()
  const header = <SlipTabList openBets={0} className={styles.sheetTabs} />
  const panel = (
    <Tabs.Panel value="slip">
      {/* The final height, so that nothing moves under a thumb when the rest is rendered. */}
      <div className={styles.panel} data-bet-slip="" style={{ minBlockSize: '92dvh' }}>
        <EarlyForm {...slip} />
      </div>
    </Tabs.Panel>
  )
  return (
    <Tabs.Root value="slip">
      {options.slipPlace === 'half' ? (
        <HalfSlip isShown header={header}>
          {panel}
        </HalfSlip>
      ) : (
        <Sheet.Root open>
          <Sheet.Content
            edge="bottom"
            title={message('betting.slip.title')}
            header={header}
            labels={{ close: message('betting.slip.close') }}
            data-slip-place="sheet"
          >
            {panel}
          </Sheet.Content>
        </Sheet.Root>
      )}
    </Tabs.Root>
  )
}

function EarlyAmounts({ draft, presets }: EarlySlipProps) {
  const { prices } = useBetting()
  return (
    <>
      <StakeChips presets={presets} stake={draftStake(draft)} onAdd={nothing} />
      {draft.marketType === 'betfair' && <AskForPrice draft={draft} />}
      <SlipFigures {...slipSummary(draft, prices.structure(draft.marketId), [])} after={{}} />
    </>
  )
}

function EarlyForm({ draft, presets }: EarlySlipProps) {
  const message = useMessage()
  return (
    <>
      <DraftFields
        draft={draft}
        refusal={undefined}
        follows={false}
        onDrop={undefined}
        dispatch={nothing}
        className={styles.fields}
        onSubmit={undefined}
      />
      <EarlyAmounts draft={draft} presets={presets} />
      <div className={styles.actions}>
        <Button tone="ghost" className={styles.clear}>
          {message('betting.slip.clear')}
        </Button>
        <Button tone="action" fullWidth loading>
          {message('betting.slip.place')} · {priceInText(draft).replaceAll(' ', '\u00a0')}
        </Button>
      </div>
    </>
  )
}
