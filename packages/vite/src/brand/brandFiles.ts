import { existsSync, statSync } from 'node:fs'
import path from 'node:path'
import type { LogoDrawing, Mode } from '@kit/tokens'
import type { LogoFile, OwnBrand } from '@kit/tokens/define'
import type { Face, OwnFace } from '@kit/tokens/fonts'
import { rangesOf, readFont, type FontFile } from './fontFile.ts'
import { readPicture, type PictureFile } from './pictureFile.ts'
import { readSvg } from './svgFile.ts'

type Pair = Readonly<Record<Mode, PictureFile>>

/** Files that the build reads and measures. */
export interface BrandFiles {
  /** The logo with measured view boxes, as on the site once its images have addresses. */
  logo: LogoDrawing
  images?: { word: Pair; mark?: Pair }
  favicon: string
  /** The site's own fonts with their metrics. Their paths are relative to the brand's file. */
  faces: readonly Face[]
  /** The font file of body text, which pages preload. */
  firstFont?: string
  read: readonly string[]
}

/**
 * Returns the file of an address. A path is relative to the brand's file; an imported address begins at the site's
 * folder.
 */
function fileOf(address: string, brandFile: string, root: string): string {
  const [given = ''] = address.split(/[?#]/)
  if (given.startsWith('/@fs/')) return path.resolve(given.slice(given[6] === ':' ? 5 : 4))
  if (!given.startsWith('/')) return path.resolve(path.dirname(brandFile), given)
  return [path.join(root, given), path.join(root, 'public', given)].find(existsSync) ?? path.join(root, given)
}

/** Returns the address as style sheets name it. */
function addressFrom(brandFile: string, file: string): string {
  const address = path.relative(path.dirname(brandFile), file).replaceAll(path.sep, '/')
  return address.startsWith('.') ? address : `./${address}`
}

/** Share by which two widths for a height may differ. A larger difference shifts what is next to the logo. */
const tolerance = 0.02
const ratioOf = ({ width, height }: PictureFile) => width / height
const isAlmostSquare = (picture: PictureFile) => ratioOf(picture) <= 1.5 && ratioOf(picture) >= 1 / 1.5

const sized = ({ width, height }: PictureFile) => `0 0 ${width} ${height}`

/** A picture file in a square of the brand's surface colour. */
function iconOf({ dataAddress, width, height }: PictureFile, surface: string): string {
  const side = 64
  const scale = side / Math.max(width, height)
  const [across, down] = [width * scale, height * scale]
  const place = `x="${(side - across) / 2}" y="${(side - down) / 2}" width="${across}" height="${down}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}"><rect width="${side}" height="${side}" fill="${surface}"/><image ${place} href="${dataAddress}"/></svg>\n`
}

interface ReadFont extends FontFile {
  file: string
}

type ReadFonts = readonly [ReadFont, ...ReadFont[]]

/** Returns the file for body text: the weight closest to that of text, and among its subsets the one with letters. */
function textFontOf(fonts: ReadFonts): ReadFont {
  const distance = ({ measuredWeight, hasLetters }: ReadFont) =>
    Math.abs(measuredWeight - 400) + (hasLetters ? 0 : 1)
  return fonts.reduce((nearest, one) => (distance(one) < distance(nearest) ? one : nearest))
}

/**
 * For files of the same weight: a browser loads only those that a page needs. Each character is in one of
 * them only, because a space in a second file would load it on every page.
 */
function subsetOf(font: ReadFont, fonts: ReadFonts): { unicodeRange?: string } {
  const ofWeight = fonts.filter(({ weight }) => weight === font.weight)
  if (ofWeight.length === 1) return {}
  const ordered = ofWeight.toSorted((a, b) => Number(b.hasLetters) - Number(a.hasLetters))
  const taken = new Set(ordered.slice(0, ordered.indexOf(font)).flatMap(({ characters }) => characters))
  return { unicodeRange: rangesOf(font.characters.filter((character) => !taken.has(character))) }
}

/** The metrics are for body text. */
function faceOf({ family, standIn = 'sans' }: OwnFace, fonts: ReadFonts): Face {
  const { average, ascent, descent } = textFontOf(fonts)
  const files = fonts.map((font) => ({ weight: font.weight, file: font.file, ...subsetOf(font, fonts) }))
  return { family, standIn, average, ascent, descent, files }
}

/** Throws with a sentence for each unusable file. */
export async function readBrandFiles(brand: OwnBrand, brandFile: string, root: string): Promise<BrandFiles> {
  const { files, favicon, design } = brand.made
  const faults: string[] = []
  const read = new Set<string>()
  const find = (field: string, address: string): string | undefined => {
    const file = fileOf(address, brandFile, root)
    read.add(file)
    if (existsSync(file) && statSync(file).isFile()) return file
    faults.push(`"${field}" names ${address}, and there is no such file.`)
    return undefined
  }
  const picture = async (field: string, address: string): Promise<PictureFile | undefined> => {
    const file = find(field, address)
    if (file === undefined) return undefined
    const found = await readPicture(file, address)
    if (typeof found !== 'string') return found
    faults.push(`"${field}": ${found}`)
    return undefined
  }
  const pair = async (field: string, given: LogoFile | undefined): Promise<Pair | undefined> => {
    if (given === undefined) return undefined
    if (typeof given === 'string') {
      const both = await picture(field, given)
      return both && { dark: both, light: both }
    }
    const dark = await picture(`${field}.dark`, given.dark)
    const light = await picture(`${field}.light`, given.light)
    if (!dark || !light) return undefined
    if (Math.abs(ratioOf(dark) / ratioOf(light) - 1) > tolerance)
      faults.push(
        `"${field}": ${given.dark} is ${dark.width} × ${dark.height} and ${given.light} is ${light.width} × ${light.height}: give both the same proportions, or the page moves when the mode changes.`,
      )
    return { dark, light }
  }
  const isPlain = files.logo?.mark === undefined
  const word = await pair(isPlain ? 'logo' : 'logo.word', files.logo?.word)
  const ownMark = await pair('logo.mark', files.logo?.mark)
  const icon = files.favicon === undefined ? undefined : await picture('favicon', files.favicon)
  const faces = files.faces.flatMap((face) => {
    const [one, ...others] = face.files.flatMap((address): ReadFont[] => {
      const file = find('files', address)
      if (file === undefined) return []
      const font = readFont(file, address)
      if (typeof font !== 'string') return [{ ...font, file: addressFrom(brandFile, file) }]
      faults.push(`"files": ${font}`)
      return []
    })
    if (!one) return []
    const fonts: ReadFonts = [one, ...others]
    return [
      { face: faceOf(face, fonts), textFile: path.resolve(path.dirname(brandFile), textFontOf(fonts).file) },
    ]
  })
  const iconFault = readSvg(favicon)
  if (typeof iconFault === 'string') faults.push(`"favicon" ${iconFault}`)
  if (faults.length > 0)
    throw new Error(
      `The brand "${brand.name}" cannot be built:\n${faults.map((one) => `- ${one}`).join('\n')}`,
    )

  const mark = ownMark ?? (word && isAlmostSquare(word.dark) ? word : undefined)
  const { surface } = design.palettes[design.defaultMode]
  const shown = icon ?? mark?.[design.defaultMode]
  return {
    favicon: shown ? iconOf(shown, surface) : favicon,
    faces: faces.map(({ face }) => face),
    ...(faces[0] && { firstFont: faces[0].textFile }),
    read: [...read],
    logo: word ? logoOf(brand.logo, word, mark) : brand.logo,
    ...(word && { images: { word, ...(mark && { mark }) } }),
  }
}

/** The view boxes of the files, or the first letter and no other shapes. */
function logoOf({ markViewBox, shapes }: LogoDrawing, word: Pair, mark: Pair | undefined): LogoDrawing {
  if (mark) return { viewBox: sized(word.dark), markViewBox: sized(mark.dark), shapes: [] }
  // The shapes of the mark are the first two: a tile and the letter on it.
  return { viewBox: sized(word.dark), markViewBox, shapes: shapes.slice(0, 2) }
}
