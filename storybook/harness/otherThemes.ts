import axe from 'axe-core'
import { settled } from './settled.ts'
import type { Direction, Theme } from './themes.ts'

/**
 * Axe rules that a theme can break: colours, and sizes from its spacing and density. The structure is the
 * same in all themes.
 */
const rules = ['color-contrast', 'link-in-text-block', 'target-size', 'scrollable-region-focusable']

const root = document.documentElement

/**
 * Records the scroll positions and returns a function that restores them. Rows of a denser theme are lower,
 * so the browser scrolls a list back to its new end.
 */
function scrolledOnPage(): () => void {
  const scrolled = [...document.querySelectorAll('*')]
    .filter(({ scrollTop, scrollLeft }) => scrollTop !== 0 || scrollLeft !== 0)
    .map((element) => ({ element, top: element.scrollTop, left: element.scrollLeft }))
  return () => {
    for (const { element, top, left } of scrolled) element.scrollTo({ top, left, behavior: 'instant' })
  }
}

/**
 * Applies a theme to the page and waits until animations have ended. Returns a function that restores the
 * previous one.
 */
export async function applyTheme({ brand, mode, direction }: Theme & { direction: Direction }) {
  const before = { ...root.dataset }
  const { dir } = root
  const scrollBack = scrolledOnPage()
  Object.assign(root.dataset, { brand, mode })
  root.dir = direction
  await settled()
  return async () => {
    Object.assign(root.dataset, before)
    root.dir = dir
    // Animations of another brand have other durations, so finished ones would run again.
    await settled()
    scrollBack()
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

/** Throws with every violation found. */
export async function checkThemes(themes: readonly (Theme & { direction: Direction })[]): Promise<void> {
  const found: string[] = []
  for (const theme of themes) {
    const restore = await applyTheme(theme)
    const here = await violationsHere()
    found.push(...here.map((violation) => `${theme.brand} ${theme.mode} ${theme.direction}: ${violation}`))
    await restore()
  }
  if (found.length > 0) throw new Error(`In other themes:\n${found.join('\n')}`)
}
