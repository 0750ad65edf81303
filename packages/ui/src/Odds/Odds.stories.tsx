import { vars } from '@kit/tokens'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Odds, type OddsFormat } from './index.ts'

const meta = { title: 'Data/Odds', component: Odds, args: { hundredths: 250 } } satisfies Meta<typeof Odds>
export default meta
type Story = StoryObj<typeof meta>

const formats: OddsFormat[] = ['decimal', 'fractional', 'american', 'hongKong', 'indonesian', 'malay']

export const Decimal: Story = {}
export const Fractional: Story = { args: { format: 'fractional' } }
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
      {formats.map((format) => (
        <div key={format} style={{ display: 'contents' }}>
          <dt>{format}</dt>
          {[150, 206, 1000].map((hundredths) => (
            <dd key={hundredths} style={{ textAlign: 'end' }}>
              <Odds hundredths={hundredths} format={format} />
            </dd>
          ))}
        </div>
      ))}
    </dl>
  ),
}
