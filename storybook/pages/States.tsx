import { useCallback, useEffect, useMemo, type ComponentType, type ReactNode } from 'react'
import { OtherArgs, type Args } from '../matrix/drawnBy.ts'
import type { PageFacts } from './facts.ts'
import { allowForcedStates, forceState, type ForcedState } from './forcedStates.ts'
import * as styles from './page.css.ts'
import { StoryFrame } from './StoryFrame.tsx'
import { propAmong, type Subject } from './subject.tsx'
import { Surroundings } from './Surroundings.tsx'
import { useRoot } from './useRoot.ts'

const forced: readonly { name: string; state?: ForcedState }[] = [
  { name: 'At rest' },
  { name: 'Hover', state: 'hover' },
  { name: 'Pressed', state: 'active' },
  { name: 'Focus', state: 'focus' },
]

function Shown({ state, children }: { state?: ForcedState | undefined; children: ReactNode }) {
  const ref = useRoot((root) => state && forceState(root, state))
  return (
    <div ref={ref} className={styles.stage}>
      <Surroundings>{children}</Surroundings>
    </div>
  )
}

function ShownFrame({
  state,
  ...frame
}: {
  state?: ForcedState | undefined
  id: string
  title: string
  height: number
}) {
  const change = useCallback(
    (body: HTMLElement) => {
      if (!state) return
      allowForcedStates(body.ownerDocument)
      forceState(body.querySelector<HTMLElement>('[data-kit]')?.parentElement ?? body, state)
    },
    [state],
  )
  return (
    <div className={styles.stage} style={{ padding: 0 }}>
      <StoryFrame {...frame} onChange={change} />
    </div>
  )
}

function One({ name, children }: { name: string; children: ReactNode }) {
  return (
    <figure className={styles.state} data-shows={name}>
      <figcaption className={styles.muted}>{name}</figcaption>
      {children}
    </figure>
  )
}

/** Named like those from a pointer. */
const made = [
  { name: 'Disabled', props: ['disabled'], story: /^disabled$/i },
  { name: 'Loading', props: ['loading'], story: /^(?:loading|sending|retrying)$/i },
] as const

interface MadeState {
  name: string
  Drawn: ComponentType
  others: Args
}

function statesOf(subject: Subject, { stories }: PageFacts): MadeState[] {
  return made.flatMap(({ name, props, story }): MadeState[] => {
    const prop = propAmong(subject, props)
    if (prop) return [{ name, Drawn: subject.Drawn, others: { [prop.name]: true } }]
    const found = stories.find((one) => story.test(one.name))
    const drawn = found && subject.stories.find((one) => one.name === found.name)
    return drawn ? [{ name, Drawn: drawn.Drawn, others: {} }] : []
  })
}

interface StatesProps {
  facts: PageFacts
  subject: Subject
  isInteractive: boolean
}

/** Every state of a component side by side: those from a pointer are forced, the others are its stories. */
export function States({ facts, subject, isInteractive }: StatesProps) {
  useEffect(() => allowForcedStates(document), [])
  const { height, main, Drawn: Main } = subject
  const others = useMemo(
    () => (isInteractive && height === undefined ? statesOf(subject, facts) : []),
    [isInteractive, height, subject, facts],
  )
  return (
    <>
      {!isInteractive && <p>It does not react to a pointer or to keys.</p>}
      <div className={styles.states}>
        {(isInteractive ? forced : forced.slice(0, 1)).map(({ name, state }) => (
          <One key={name} name={name}>
            {height === undefined ? (
              <Shown state={state}>
                <Main />
              </Shown>
            ) : (
              <ShownFrame state={state} id={main.id} title={`${facts.name}: ${name}`} height={height} />
            )}
          </One>
        ))}
        {others.map(({ name, Drawn, others: args }) => (
          <One key={name} name={name}>
            <Shown>
              <OtherArgs value={args}>
                <Drawn />
              </OtherArgs>
            </Shown>
          </One>
        ))}
      </div>
      <h3>As its stories show it</h3>
      <div className={styles.states}>
        {subject.stories.map(({ id, label, Drawn }) => (
          <One key={id} name={label}>
            {height === undefined ? (
              <Shown>
                <Drawn />
              </Shown>
            ) : (
              <ShownFrame id={id} title={`${facts.name}: ${label}`} height={height} />
            )}
          </One>
        ))}
      </div>
    </>
  )
}
