import sharp, { type Sharp } from 'sharp'
import type { Drawn } from './draw.ts'
import { differenceOf, type Raster } from './difference.ts'
import { isRequested, type CompareRequest, type IndexedStory } from './request.ts'
import type { Compared } from './writePage.ts'

const rasterOf = async (png: Buffer): Promise<Raster> => {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}
const uriOf = async (picture: Sharp) =>
  `data:image/webp;base64,${(await picture.webp({ lossless: true, effort: 2 }).toBuffer()).toString('base64')}`
const uriOfRaster = ({ data, width, height }: Raster) =>
  uriOf(sharp(data, { raw: { width, height, channels: 4 } }))

type Pictures = Map<string, Buffer>
type Taken = { pictures: Pictures } | { why: string }
const taken = async (drawn: Drawn, story: IndexedStory | undefined): Promise<Taken | undefined> => {
  if (!story) return undefined
  try {
    return { pictures: await drawn.draw(story) }
  } catch (error) {
    return { why: error instanceof Error ? error.message : String(error) }
  }
}
const picturesOf = (one: Taken | undefined): Pictures => (one && 'pictures' in one ? one.pictures : new Map())
const isSame = async (one: Buffer, other: Buffer) =>
  one.equals(other) || differenceOf(await rasterOf(one), await rasterOf(other)).pixels === 0

async function compareTheme(
  shared: { id: string; title: string; theme: string },
  old: Buffer | undefined,
  now: Buffer | undefined,
): Promise<Compared | undefined> {
  if (old && now) {
    if (await isSame(old, now)) return undefined
    const { share, raster } = differenceOf(await rasterOf(old), await rasterOf(now))
    const [before, after] = [await uriOf(sharp(old)), await uriOf(sharp(now))]
    return { ...shared, kind: 'changed', share, before, after, difference: await uriOfRaster(raster) }
  }
  if (now) return { ...shared, kind: 'new', after: await uriOf(sharp(now)) }
  return old && { ...shared, kind: 'gone', before: await uriOf(sharp(old)) }
}

async function compareStory(
  story: IndexedStory,
  before: Drawn,
  after: Drawn,
): Promise<{ compared: Compared[]; count: number }> {
  const shared = { id: story.id, title: `${story.title}: ${story.name}` }
  const later = after.stories.get(story.id)
  const [old, now] = await Promise.all([taken(before, before.stories.get(story.id)), taken(after, later)])
  if (now && 'why' in now)
    return { compared: [{ ...shared, theme: '', kind: 'broken', why: now.why }], count: 1 }
  const [was, is] = [picturesOf(old), picturesOf(now)]
  const themes = [...new Set([...was.keys(), ...is.keys()])]
  const compared: Compared[] = []
  for (const theme of themes) {
    const one = await compareTheme({ ...shared, theme }, was.get(theme), is.get(theme))
    if (one) compared.push(one)
  }
  if (!compared.some(({ kind }) => kind === 'changed')) return { compared, count: themes.length }
  // A story that looks different each time shows nothing about a change.
  const again = picturesOf(await taken(after, later))
  const steady: Compared[] = []
  for (const one of compared) {
    const [first, second] = [is.get(one.theme), again.get(one.theme)]
    const isSteady = !first || !second || (await isSame(first, second))
    steady.push(isSteady ? one : { ...one, kind: 'unsteady' })
  }
  return { compared: steady, count: themes.length }
}

export async function compareAll(
  request: CompareRequest,
  before: Drawn,
  after: Drawn,
  onProgress: (done: number, of: number) => void,
): Promise<{ compared: Compared[]; count: number }> {
  const stories = [...new Map([...before.stories, ...after.stories]).values()].filter((story) =>
    isRequested(story, request),
  )
  const compared: Compared[] = []
  let count = 0
  for (const [index, story] of stories.entries()) {
    onProgress(index, stories.length)
    const one = await compareStory(story, before, after)
    compared.push(...one.compared)
    count += one.count
  }
  return { compared, count }
}
