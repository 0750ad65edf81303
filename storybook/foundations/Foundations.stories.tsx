import { vars } from '@kit/tokens'
import { Section } from '@kit/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import * as styles from './foundations.css.ts'

function Swatches({ of }: { of: Record<string, string> }) {
  return (
    <ul className={styles.swatches}>
      {Object.entries(of).map(([name, value]) => (
        <li key={name} className={styles.swatch}>
          <span className={styles.patch} style={{ background: value }} />
          {name}
        </li>
      ))}
    </ul>
  )
}

function Colours() {
  return (
    <div className={styles.page}>
      <Section title="The brand's colours">
        <Swatches of={vars.color} />
      </Section>
      <Section title="The field's colours">
        <Swatches of={vars.market} />
      </Section>
    </div>
  )
}

function Type() {
  return (
    <div className={styles.page}>
      <Section title="Sizes of type">
        <ul className={styles.lines}>
          {Object.entries(vars.text).map(([name, fontSize]) => (
            <li
              key={name}
              style={{ fontSize, fontFamily: vars.font.display, lineHeight: vars.leading.tight }}
            >
              Under floodlights · {name}
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Figures that never shift">
        <p
          style={{
            fontFamily: vars.font.numeric,
            fontVariantNumeric: 'tabular-nums',
            fontSize: vars.text.headline,
            fontWeight: vars.weight.heavy,
          }}
        >
          1.11 2.02 10.00
          <br />
          4.44 7.80 88.00
        </p>
      </Section>
    </div>
  )
}

function Space() {
  return (
    <div className={styles.page}>
      <Section title="Room">
        <ul className={styles.lines}>
          {Object.entries(vars.space).map(([name, inlineSize]) => (
            <li key={name} className={styles.row}>
              <span style={{ inlineSize, blockSize: '16px', background: vars.color.accent }} />
              {name}
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Corners and shadows">
        <ul className={styles.swatches}>
          {[...Object.entries(vars.radius), ...Object.entries(vars.shadow)].map(([name, value]) => (
            <li key={name} className={styles.swatch}>
              <span
                className={styles.patch}
                style={{
                  background: vars.color.surfaceRaised,
                  ...(name in vars.radius ? { borderRadius: value } : { boxShadow: value }),
                }}
              />
              {name}
            </li>
          ))}
        </ul>
      </Section>
    </div>
  )
}

const meta = { title: 'Foundations', component: Colours } satisfies Meta<typeof Colours>
export default meta
type Story = StoryObj<typeof meta>

export const ColoursOfTheBrand: Story = { name: 'Colours' }
export const TypeOfTheBrand: Story = { name: 'Type', render: () => <Type /> }
export const SpaceOfTheBrand: Story = { name: 'Space', render: () => <Space /> }
