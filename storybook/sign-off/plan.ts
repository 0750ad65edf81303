import type { BrandDesign, Density, Mode } from '../../packages/tokens/src/brands/brand.ts'
import type { IndexedStory } from '../compare/request.ts'

export interface Condition {
  id: string
  label: string
  mode: Mode
  /** Width of the window, in CSS px. */
  width: number
  density?: Density
  isRightToLeft?: boolean
  /** Size of text, in percent of the default. */
  textPercent?: number
  /** Chromium's name of the colour vision deficiency. */
  vision?: 'protanopia' | 'deuteranopia' | 'tritanopia'
  /** Checks that are made in addition to the picture. */
  checks: readonly ('axe' | 'overflow' | 'clipped')[]
}

/** Width of a phone in px. */
const phone = 390

/**
 * Returns every condition of a brand's sign-off, in the order of the page. All but the other mode use the
 * brand's own mode, because a fault of size is the same in both.
 */
export function conditionsOf({ modes, defaultMode, density: own }: BrandDesign): Condition[] {
  const shared = { mode: defaultMode, width: phone, checks: [] }
  const densities = (['compact', 'regular', 'roomy'] as const).filter((density) => density !== own)
  const others = modes.filter((mode) => mode !== defaultMode)
  return [
    ...[defaultMode, ...others].map((mode): Condition => ({
      ...shared,
      id: mode,
      label: mode === 'dark' ? 'Dark' : 'Light',
      mode,
      checks: ['axe', 'clipped'],
    })),
    ...densities.map((density): Condition => ({
      ...shared,
      id: density,
      label: density === 'compact' ? 'Compact' : density === 'regular' ? 'Regular' : 'Roomy',
      density,
      checks: ['clipped'],
    })),
    {
      ...shared,
      id: 'rtl',
      label: 'Right to left',
      isRightToLeft: true,
      checks: ['overflow', 'clipped'],
    },
    { ...shared, id: 'narrow', label: '320 px', width: 320, checks: ['overflow', 'clipped'] },
    {
      ...shared,
      id: 'large-text',
      label: '200 % text',
      textPercent: 200,
      checks: ['overflow', 'clipped'],
    },
    {
      ...shared,
      id: 'wide-large-text',
      label: '200 % text, 1024 px',
      width: 1024,
      textPercent: 200,
      checks: ['overflow', 'clipped'],
    },
    ...(['protanopia', 'deuteranopia', 'tritanopia'] as const).map((vision): Condition => ({
      ...shared,
      id: vision,
      label: `${vision[0]!.toUpperCase()}${vision.slice(1)}`,
      vision,
    })),
  ]
}

export interface Subject {
  id: string
  /** E.g. `Button`, `BetSlip: Session`. */
  title: string
  /** E.g. `Components`, `Betting`. */
  group: string
  isMatrix: boolean
}

/**
 * The sheet with a brand's palette, pictures and a sample of everything. Brands outside the kit have no data
 * for it.
 */
const sheet = 'foundations-brand-sheet'

function subjectOf({ id, title, name, tags = [], type }: IndexedStory): Subject | undefined {
  if (type !== undefined && type !== 'story') return undefined
  const [group = '', ...rest] = title.split('/')
  const isMatrix = tags.includes('matrix')
  if (isMatrix) return { id, title: rest.join('/'), group: 'Components', isMatrix }
  if (tags.includes('pictured') || tags.includes('sign-off') || id.startsWith(sheet))
    return { id, title: `${rest.join('/')}: ${name}`, group, isMatrix }
  return undefined
}

/**
 * Returns the order of a subject: extremes first, because they are the purpose of a sign-off, then the brand's sheet,
 * its components and the screens.
 */
const rank = ({ title, group }: Subject) =>
  title.startsWith('Extremes') ? 0 : group === 'Foundations' ? 1 : group === 'Components' ? 2 : 3

/** Stories that contain one of the words, in the order of the page. */
export function subjectsOf(
  stories: Iterable<IndexedStory>,
  words: readonly string[],
  { isOwnBrand = false } = {},
): Subject[] {
  const wanted = words.map((word) => word.toLowerCase())
  return [...stories]
    .flatMap((story) => subjectOf(story) ?? [])
    .filter(({ id, title }) => {
      const text = `${id} ${title}`.toLowerCase()
      return wanted.length === 0 || wanted.some((word) => text.includes(word))
    })
    .filter(({ id }) => !isOwnBrand || !id.startsWith(sheet))
    .toSorted((one, other) => rank(one) - rank(other) || one.group.localeCompare(other.group))
}
