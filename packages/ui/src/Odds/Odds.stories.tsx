import { vars } from '@kit/tokens'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { formatOddsAs, Odds, oddsFormatNames, showOddsIn } from './index.ts'

const meta = { title: 'Data/Odds', component: Odds, args: { hundredths: 250 } } satisfies Meta<typeof Odds>
export default meta
type Story = StoryObj<typeof meta>

export const Decimal: Story = {}
/** The format belongs to the page: once selected, every component that shows odds follows it. */
export const Fractional: Story = {
  async play({ canvas }) {
    await showOddsIn('fractional')
    await expect(await canvas.findByText('3/2')).toBeVisible()
    await showOddsIn('decimal')
    await expect(await canvas.findByText('2.50')).toBeVisible()
  },
}
export const EveryFormat: Story = {
  render: () => (
    <dl
      style={{
        display: 'grid',
        gridTemplateColumns: 'max-content 1fr 1fr 1fr',
        gap: vars.space.small,
        fontSize: 'min(1em, 5vw)',
      }}
    >
      {oddsFormatNames.map((format) => (
        <div key={format} style={{ display: 'contents' }}>
          <dt>{format}</dt>
          {[150, 206, 1000].map((hundredths) => (
            <dd key={hundredths} style={{ textAlign: 'end' }}>
              {formatOddsAs(hundredths, format)}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  ),
}
