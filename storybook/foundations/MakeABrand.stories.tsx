import { adjustmentText, densities, type BrandDesign, type BrandIdea } from '@kit/tokens/create'
import { Banner, Button, Card, CopyButton, Section, Select, TextField } from '@kit/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import * as styles from './foundations.css.ts'
import { codeOf, made, variablesOf } from './madeBrand.ts'
import { SheetMarket } from './SheetMarket.tsx'

const corners = ['square', 'sharp', 'plain', 'soft', 'round', 'cut', 'framed'] as const
const movements = ['still', 'brief', 'calm', 'springy', 'bouncy', 'slow', 'stepped'] as const
const optionsOf = (values: readonly string[]) => values.map((value) => ({ value, label: value }))

function Preview({ design, mode }: { design: BrandDesign; mode: 'dark' | 'light' }) {
  return (
    <Section title={`${design.label}, ${mode}`} className={styles.preview} style={variablesOf(design, mode)}>
      <SheetMarket />
      <div className={styles.row}>
        <Button tone="action">Place Bet</Button>
        <Button tone="accent">Confirm</Button>
        <Button>Cancel</Button>
      </div>
      <Card>
        <TextField label="Stake" defaultValue="500" hint="From 100 to 50,000" />
      </Card>
      <Banner tone="warning">Odds changed from 2.06 to 2.02.</Banner>
    </Section>
  )
}

function Idea({ idea, change }: { idea: BrandIdea; change: (part: Partial<BrandIdea>) => void }) {
  const colour = (name: 'accent' | 'action', label: string) => (
    <TextField
      label={label}
      value={idea[name]}
      onChange={({ currentTarget }) => change({ [name]: currentTarget.value })}
    />
  )
  const choice = (name: 'corners' | 'movement' | 'density', label: string, values: readonly string[]) => (
    <Select
      label={label}
      options={optionsOf(values)}
      value={idea[name]}
      onChange={({ currentTarget }) => change({ [name]: currentTarget.value })}
    />
  )
  return (
    <Card className={styles.knobs}>
      {colour('accent', 'Accent')}
      {colour('action', 'Call to action')}
      {choice('corners', 'Corners', corners)}
      {choice('movement', 'Movement', movements)}
      {choice('density', 'Density', densities)}
    </Card>
  )
}

function MakeABrand() {
  const [idea, setIdea] = useState<BrandIdea>({
    name: 'harbour',
    accent: '#1b6fae',
    action: '#e4572e',
    corners: 'soft',
    movement: 'calm',
    density: 'regular',
  })
  const brand = made(idea)
  const code = codeOf(idea)
  return (
    <div className={styles.page}>
      <Section title="A brand from two colours">
        <div className={styles.stack}>
          <p>All else is derived. Type is that of the brand in the toolbar.</p>
          <Idea idea={idea} change={(part) => setIdea({ ...idea, ...part })} />
        </div>
      </Section>
      {'problems' in brand ? (
        <Banner tone="danger">
          It cannot be built:
          <ul>
            {brand.problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </Banner>
      ) : (
        <>
          <div className={styles.columns}>
            {brand.design.modes.map((mode) => (
              <Preview key={mode} design={brand.design} mode={mode} />
            ))}
          </div>
          {brand.design.adjustments.length > 0 && (
            <Banner tone="info">
              Adjusted, so that everybody can read it:
              <ul>
                {brand.design.adjustments.map((adjustment) => (
                  <li key={adjustment.mode + adjustment.name}>{adjustmentText(adjustment)}</li>
                ))}
              </ul>
            </Banner>
          )}
          <Section
            title="Its design.ts"
            action={
              <CopyButton text={code} labels={{ copy: 'Copy', copied: 'Copied', failed: 'Not copied' }} />
            }
          >
            <pre className={styles.code}>{code}</pre>
          </Section>
        </>
      )}
    </div>
  )
}

const meta = { title: 'Foundations/Make a brand', component: MakeABrand } satisfies Meta<typeof MakeABrand>
export default meta
type Story = StoryObj<typeof meta>

export const Harbour: Story = {}
export const AnotherAccent: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const accent = canvas.getByRole('textbox', { name: 'Accent' })
    await userEvent.clear(accent)
    await userEvent.type(accent, '#7a3ff0')
    const light = canvas.getByRole('region', { name: 'harbour, light' })
    await expect(light.style.getPropertyValue('--kit-color-accent')).toBe('#7a3ff0')
    await expect(canvas.getByText(/accent: '#7a3ff0'/)).toBeVisible()
  },
}
/** An invalid colour, or an accent too similar to a price, is refused with a reason. */
export const Refused: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const accent = canvas.getByRole('textbox', { name: 'Accent' })
    await userEvent.clear(accent)
    await userEvent.type(accent, 'blue')
    await expect(await canvas.findByText(/It cannot be built/)).toBeVisible()
  },
}
