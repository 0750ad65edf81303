import axe from 'axe-core'
import { settled } from './settled.ts'
import type { Direction, Theme } from './themes.ts'

/** What a theme can break: colours, and the sizes that its room and density give. Structure is the same in all. */
const rules = ['color-contrast', 'link-in-text-block', 'target-size', 'scrollable-region-focusable']

const root = document.documentElement

/** Dresses the page, and waits until nothing moves any more. Returns what undoes it. */
export async function dress({ brand, mode, direction }: Theme & { direction: Direction }) {
  const before = { ...root.dataset }
  const { dir } = root
  Object.assign(root.dataset, { brand, mode })
  root.dir = direction
  await settled()
  return async () => {
    Object.assign(root.dataset, before)
    root.dir = dir
    // Another brand's movements last otherwise: what had ended would go on.
    await settled()
  }
}

async function violationsHere(): Promise<string[]> {
  const { violations } = await axe.run(document.body, {
    runOnly: { type: 'rule', values: rules },
    resultTypes: ['violations'],
    elementRef: false,
  })
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any, all, none }) => {
      const why = [...any, ...all, ...none].map(({ message }) => message).join(' ')
      return `${id} ${target.join(' ')}: ${why}`
    }),
  )
}

/** Looks at the page as it stands in each of the themes. Throws with every place that cannot be read or hit in one of them. */
export async function checkThemes(themes: readonly (Theme & { direction: Direction })[]): Promise<void> {
  const found: string[] = []
  for (const theme of themes) {
    const undress = await dress(theme)
    const here = await violationsHere()
    found.push(...here.map((violation) => `${theme.brand} ${theme.mode} ${theme.direction}: ${violation}`))
    await undress()
  }
  if (found.length > 0) throw new Error(`In other themes:\n${found.join('\n')}`)
}
