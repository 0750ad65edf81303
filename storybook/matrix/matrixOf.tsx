import { brands } from '@kit/tokens/brands'
import { OverlayContainerProvider } from '@kit/ui'
import { useState, type ReactNode } from 'react'
import { themes, type Theme } from '../harness/themes.ts'
import { chosenOf } from './chosen.ts'
import { drawnBy, type Args, type DrawnMeta, type DrawnStory } from './drawnBy.ts'
import { frozenClock } from './frozenClock.ts'
import * as styles from './matrix.css.ts'

interface Parameters {
  /** Parameters of a stories file: the stories that the matrix shows, and the height of each frame in px. */
  matrix?: { only?: string[]; height?: number }
}
type Meta = DrawnMeta & { parameters?: Parameters }

/**
 * Contains overlays of a story in its own theme. It is inert, because thirteen open menus would take focus
 * from each other.
 */
function Frame({ height, children }: { height: number | undefined; children: ReactNode }) {
  const [container, setContainer] = useState<HTMLElement | null>(null)
  return (
    <div
      ref={setContainer}
      className={styles.frame}
      data-floating={height ? '' : undefined}
      inert={height !== undefined}
      style={{ blockSize: height }}
    >
      {container && <OverlayContainerProvider container={container}>{children}</OverlayContainerProvider>}
    </div>
  )
}

interface CellProps {
  theme: Theme
  /** The toolbar's choice. `own` is the brand's. */
  density: unknown
  children: ReactNode
}

function Cell({ theme: { brand, mode }, density, children }: CellProps) {
  return (
    <section
      aria-label={`${brands[brand].label}, ${mode}`}
      data-brand={brand}
      data-mode={mode}
      data-motion="reduced"
      data-density={density === 'own' ? undefined : String(density)}
      data-cell={`${brand} ${mode}`}
      className={styles.cell}
    >
      <p className={styles.title}>
        {brands[brand].label} · {mode}
      </p>
      {children}
    </section>
  )
}

/**
 * Returns a story that shows a component's stories under every brand in each of its modes, or in the page's
 * theme only if the global `matrix` is `one`, as on a sign-off page.
 */
export function matrixOf(meta: object, stories: Record<string, object>) {
  const { parameters, ...shared } = meta as Meta
  const { only, height } = parameters?.matrix ?? {}
  const chosen = chosenOf(stories as Record<string, DrawnStory>, only).map(
    ([name, story]) => [name, drawnBy(shared, story)] as const,
  )
  return {
    args: {},
    // The stories themselves are checked in each theme.
    parameters: {
      a11y: { test: 'off' },
      layout: 'fullscreen',
      surroundings: 'neutral',
      controls: { disable: true },
    },
    beforeEach: frozenClock,
    render: (_args: Args, { globals }: { globals: Record<string, unknown> }) => {
      const frames = chosen.map(([name, Drawn]) => (
        <Frame key={name} height={height}>
          <Drawn />
        </Frame>
      ))
      if (globals['matrix'] === 'one') return <div className={styles.cell}>{frames}</div>
      return (
        <div data-matrix className={styles.grid}>
          {themes.map((theme) => (
            <Cell key={`${theme.brand} ${theme.mode}`} theme={theme} density={globals['density']}>
              {frames}
            </Cell>
          ))}
        </div>
      )
    },
  }
}
