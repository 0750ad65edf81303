import { spawnSync } from 'node:child_process'

export interface CompareRequest {
  /** Full hash of the earlier commit. */
  commit: string
  /** Name as requested, e.g. `main`. */
  name: string
  /** Stories whose title, name or id contains one of them. Default: those that the tests compare. */
  words: string[]
  /** True for every story instead of those that the tests compare. */
  isWhole: boolean
}

export class CompareError extends Error {}

const usage = `Which commit is before?

    npm run stories:compare -- main                 all pictures that the tests compare
    npm run stories:compare -- main Button Dialog   the stories whose title, name or id contains a word
    npm run stories:compare -- main --every         every story`

/**
 * Parses the arguments of a run, in the repository at `root`. The working tree may be changed, because it is
 * the later state. Throws a CompareError without a commit, with an unknown one or option, and without git.
 */
export function readRequest(given: readonly string[], root: string): CompareRequest {
  const options = given.filter((one) => one.startsWith('-'))
  const unknown = options.find((one) => one !== '--every')
  if (unknown) throw new CompareError(`There is no option ${unknown}.\n\n${usage}`)
  const [name, ...words] = given.filter((one) => !one.startsWith('-'))
  if (name === undefined) throw new CompareError(usage)
  const git = (...args: string[]) => spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  if (git('rev-parse', '--git-dir').status !== 0)
    throw new CompareError(
      'A comparison needs git and the history of the repository: one of them is not here. Run it in a clone.',
    )
  const { status, stdout } = git('rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`)
  if (status !== 0)
    throw new CompareError(`git knows no commit "${name}". Is it fetched? git fetch, or: git log --oneline`)
  return { commit: stdout.trim(), name, words, isWhole: options.length > 0 }
}

export interface IndexedStory {
  id: string
  title: string
  name: string
  tags?: string[]
  type?: string
}

export function isRequested(
  { id, title, name, tags = [], type }: IndexedStory,
  { words, isWhole }: CompareRequest,
): boolean {
  if (type !== undefined && type !== 'story') return false
  if (words.length === 0) return isWhole || tags.includes('matrix') || tags.includes('pictured')
  const text = `${id} ${title} ${name}`.toLowerCase()
  return words.some((word) => text.includes(word.toLowerCase()))
}
