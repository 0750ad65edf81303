/** Properties that decide whether two stories look the same before any interaction. */
export interface Shown {
  play?: unknown
  args?: unknown
  render?: unknown
}

/**
 * Returns the stories of a component for its matrix: each state once. A story that differs only in `play`
 * starts like another one. If there is no other, the first represents the component.
 */
export function chosenOf<Story extends Shown>(
  stories: Readonly<Record<string, Story>>,
  only?: readonly string[],
): [name: string, story: Story][] {
  const all = Object.entries(stories)
  if (only) return all.filter(([name]) => only.includes(name))
  const chosen = all.filter(([, { play, args, render }]) => !play || args || render)
  return chosen.length > 0 ? chosen : all.slice(0, 1)
}
