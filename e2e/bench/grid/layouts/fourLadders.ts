import type { LadderSubject } from '../subject.ts'

type MountLadder<Rest extends unknown[]> = (root: HTMLElement, ...rest: Rest) => LadderSubject

/** Four ladders next to each other, like on a laptop, each with separate messages. */
export const mountFour =
  <Rest extends unknown[]>(mount: MountLadder<Rest>): MountLadder<Rest> =>
  (root, ...rest) => {
    root.dataset['four'] = ''
    const ladders = Array.from({ length: 4 }, () =>
      mount(root.appendChild(document.createElement('div')), ...rest),
    )
    return {
      receive(text) {
        for (const ladder of ladders) ladder.receive(text)
      },
      shown(side, odds) {
        const [first, ...others] = ladders.map((ladder) => ladder.shown(side, odds))
        return others.every((one) => one === first) ? first : 'the ladders differ'
      },
    }
  }
