import { Section } from '@kit/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Suspense, use, useState } from 'react'
import { expect, fn, within } from 'storybook/test'
import { takes } from 'virtual:moments'
import { MarketGrid } from '../../packages/betting/src/market/MarketGrid/MarketGrid.tsx'
import { FakeBetting } from '../../packages/betting/src/testing/fakeSite.tsx'
import { market } from '../../packages/betting/src/testing/market.ts'
import { MomentContext } from '../../packages/betting/src/testing/moment.ts'
import { momentOf } from '../moments/momentOf.ts'
import { loadTake } from '../moments/MomentStage.tsx'
import { timeText } from '../moments/timeText.ts'
import * as styles from '../moments/transportBar.css.ts'
import { momentKinds, type MomentKind, type WorstMoment } from '../moments/worstMoments.ts'

const kinds = Object.keys(momentKinds) as MomentKind[]
/** Maximum number of each kind: the first ones of recordings, or of simulations if there are none. */
const most = 3

const chosen = kinds.map((kind) => ({
  kind,
  found: takes
    .flatMap(({ id, title, moments }) =>
      moments.filter((one) => one.kind === kind).map((moment) => ({ id, title, moment })),
    )
    .slice(0, most),
}))

const still = ({ atMs }: WorstMoment) => ({
  state: () => ({ atMs, isPlaying: false, speed: 1 }),
  subscribe: () => () => undefined,
})

function AtMoment({ id, title, moment }: { id: string; title: string; moment: WorstMoment }) {
  const take = use(loadTake(id))
  const [shown] = useState(() => {
    const own = momentOf(take, still(moment))
    // One market is shown several times, and screen readers distinguish them by this name.
    const name = `${timeText(moment.atMs)}: ${momentKinds[moment.kind]}`
    return { ...own, facts: () => ({ ...own.facts(), name }) }
  })
  return (
    <article className={styles.entry}>
      <p>
        {title}, {timeText(moment.atMs)}
        {moment.count > 1 && `, ${moment.count} times`}
      </p>
      <MomentContext value={shown}>
        <FakeBetting>
          <MarketGrid marketId={market().id} onTake={fn()} />
        </FakeBetting>
      </MomentContext>
    </article>
  )
}

function WorstMoments() {
  return (
    <Suspense fallback={<p role="status">Reading the markets …</p>}>
      {chosen.map(
        ({ kind, found }) =>
          found.length > 0 && (
            <Section key={kind} title={momentKinds[kind]}>
              <div className={styles.gallery}>
                {found.map((one) => (
                  <AtMoment key={one.id} {...one} />
                ))}
              </div>
            </Section>
          ),
      )}
    </Suspense>
  )
}

const meta = { title: 'Foundations/Worst moments', component: WorstMoments } satisfies Meta<
  typeof WorstMoments
>
export default meta

/**
 * Difficult moments of a screen with prices, found in recordings next to the repository, else in simulations.
 */
export const Gallery: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    // In Storybook's development mode, recordings are read, which takes seconds.
    const removed = await within(canvasElement).findByRole(
      'region',
      { name: momentKinds['runner-removed'] },
      { timeout: 30_000 },
    )
    await expect(removed).toHaveTextContent('Non-runner')
    const suspended = within(canvasElement).getByRole('region', {
      name: momentKinds['suspended-under-the-finger'],
    })
    await expect(suspended).toHaveTextContent('SUSPENDED')
  },
}
