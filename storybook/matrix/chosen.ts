/** What of a story decides whether it looks like itself before anybody touched it. */
export interface Shown {
  play?: unknown
  args?: unknown
  render?: unknown
}

/**
 * The stories of a part that a matrix shows: each state once. A story that is only played begins as another one looks;
 * where there is nothing else, the first stands for the part.
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
