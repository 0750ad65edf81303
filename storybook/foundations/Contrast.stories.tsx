import { contrast, edgePairs, minContrast, textPairs, type Pair } from '@kit/tokens/create'
import { Section } from '@kit/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import * as styles from './foundations.css.ts'
import { useTheme } from './useTheme.ts'

/** The swatch is decorative: the text next to it is read. */
function Figure({ pair, minimum }: { pair: Pair; minimum: number }) {
  const reached = contrast(pair.inkColor, pair.backgroundColor)
  return (
    <li className={styles.figure} data-faint={reached < minimum ? '' : undefined}>
      <svg viewBox="0 0 48 32" aria-hidden="true" className={styles.sample}>
        <rect width="48" height="32" fill={pair.backgroundColor} />
        <path
          d="M10 24 L17 8 L24 24 M13 18 H21 M30 24 V14 H38 V24 Z"
          fill="none"
          stroke={pair.inkColor}
          strokeWidth="3"
        />
      </svg>
      <span>
        {pair.ink} on {pair.background}
      </span>
      <b>{reached.toFixed(2)}</b>
    </li>
  )
}

function Contrast() {
  const theme = useTheme()
  return (
    <div className={styles.page}>
      <Section title={`What is written: at least ${minContrast.text}`}>
        <ul className={styles.figures}>
          {textPairs(theme).map((pair) => (
            <Figure key={`${pair.ink} ${pair.background}`} pair={pair} minimum={minContrast.text} />
          ))}
        </ul>
      </Section>
      <Section title={`Edges of controls: at least ${minContrast.edge}`}>
        <ul className={styles.figures}>
          {edgePairs(theme).map((pair) => (
            <Figure key={`${pair.ink} ${pair.background}`} pair={pair} minimum={minContrast.edge} />
          ))}
        </ul>
      </Section>
    </div>
  )
}

const meta = { title: 'Foundations/Contrast', component: Contrast } satisfies Meta<typeof Contrast>
export default meta

/** Every pair of the page's theme with its contrast, read from the CSS. */
export const OfTheTheme: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const figures = within(canvasElement).getAllByRole('listitem')
    await expect(figures.length).toBeGreaterThan(80)
    await expect(figures.filter((figure) => 'faint' in figure.dataset)).toEqual([])
  },
}
