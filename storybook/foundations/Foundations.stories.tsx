import { vars } from '@kit/tokens'
import { Button, Section } from '@kit/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import * as styles from './foundations.css.ts'
import { colorRoles, marketRoles, statusRoles } from './roles.ts'
import { useTheme } from './useTheme.ts'

interface SwatchesProps {
  of: Record<string, string>
  values: Record<string, string>
  roles: Record<string, string>
}

function Swatches({ of, values, roles }: SwatchesProps) {
  return (
    <ul className={styles.swatches}>
      {Object.entries(of).map(([name, value]) => (
        <li key={name} className={styles.swatch}>
          <span className={styles.patch} style={{ background: value }} />
          <b className={styles.swatchName}>{name}</b>
          <code>{values[name]}</code>
          <span>{roles[name]}</span>
        </li>
      ))}
    </ul>
  )
}

function Colours() {
  const theme = useTheme()
  return (
    <div className={styles.page}>
      <Section title="The brand's colours">
        <Swatches of={vars.color} values={theme.color} roles={colorRoles} />
      </Section>
      <Section title="The field's colours">
        <Swatches of={vars.market} values={theme.market} roles={marketRoles} />
      </Section>
      <Section title="What became of a request">
        <Swatches of={vars.status} values={theme.status} roles={statusRoles} />
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
    </div>
  )
}

function Shape() {
  const patch = { background: vars.color.surfaceRaised, borderColor: vars.color.lineStrong }
  return (
    <div className={styles.page}>
      <Section title="Corners">
        <ul className={styles.swatches}>
          {Object.entries(vars.radius).map(([name, borderRadius]) => (
            <li key={name} className={styles.swatch}>
              <span className={styles.patch} style={{ ...patch, borderRadius }} />
              {name}
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Lines">
        <ul className={styles.swatches}>
          {Object.entries(vars.border).map(([name, borderWidth]) => (
            <li key={name} className={styles.swatch}>
              <span className={styles.patch} style={{ ...patch, borderWidth }} />
              {name}
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Shadows">
        <ul className={styles.swatches}>
          {Object.entries(vars.shadow).map(([name, boxShadow]) => (
            <li key={name} className={styles.swatch}>
              <span className={styles.patch} style={{ ...patch, boxShadow }} />
              {name}
            </li>
          ))}
        </ul>
      </Section>
    </div>
  )
}

const movements = [
  ['A press, a chip', vars.motion.quick, vars.motion.ease],
  ['A sheet comes', vars.motion.enter, vars.motion.settle],
  ['A sheet goes', vars.motion.leave, vars.motion.settle],
  ['A price flashes', vars.motion.flash, vars.motion.settle],
] as const

function Motion() {
  const [moved, setMoved] = useState(false)
  return (
    <div className={styles.page}>
      <Section
        title="How it moves"
        action={
          <Button tone="accent" aria-pressed={moved} onClick={() => setMoved(!moved)}>
            Move
          </Button>
        }
      >
        <ul className={styles.lines} data-moved={moved ? '' : undefined}>
          {movements.map(([name, transitionDuration, transitionTimingFunction]) => (
            <li key={name} className={styles.swatch} data-moved={moved ? '' : undefined}>
              {name}
              <span className={styles.mover} style={{ transitionDuration, transitionTimingFunction }} />
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
export const ShapeOfTheBrand: Story = { name: 'Shape', render: () => <Shape /> }
export const MotionOfTheBrand: Story = { name: 'Motion', render: () => <Motion /> }
