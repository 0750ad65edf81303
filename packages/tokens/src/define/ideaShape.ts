import type {
  BrandLayout,
  BrandPictures,
  BrandTokens,
  Drawing,
  DrawingShape,
  LogoDrawing,
  Mode,
  Palette,
  Slide,
} from '../brands/brand.ts'
import type { Face, OwnFace } from '../fonts/faces.ts'
import * as scale from '../brands/scale.ts'
import type { LogoFiles, OwnBrandIdea } from './ownBrand.ts'
import {
  call,
  color,
  fits,
  list,
  number,
  object,
  oneOf,
  record,
  shown,
  text,
  type Fields,
  type Shape,
} from './shape.ts'

const named = <Key extends string>(keys: readonly Key[], shape: Shape) =>
  Object.fromEntries(keys.map((key) => [key, shape])) as Record<Key, Shape>

/** The names of a group are the same in all brands. */
const group = (values: Readonly<Record<string, string>>): Shape =>
  object<Record<string, string>>(named(Object.keys(values), text(Object.values(values)[0]!)))

const heading: Fields<BrandTokens['heading']> = {
  weight: text('600'),
  tracking: text('0'),
  case: text('none'),
}

const strength = number(0, 1)
const palette: Fields<Palette> = {
  canvas: color,
  surface: color,
  surfaceRaised: color,
  surfaceSunken: color,
  line: color,
  lineStrong: color,
  text: color,
  textMuted: color,
  ink: color,
  paper: color,
  accent: color,
  action: color,
  danger: color,
  warning: color,
  success: color,
  info: color,
  back: color,
  lay: color,
  farStrength: strength,
  profit: color,
  loss: color,
  inPlay: color,
  favourite: color,
  flashUp: color,
  flashDown: color,
  shadow: color,
}

const isOfOwnFiles = (value: object) =>
  'files' in value && Array.isArray(value.files) && value.files.every((file) => typeof file !== 'object')

const ownFace = object<OwnFace>(
  {
    family: text('Harbour Sans'),
    files: (value, at) =>
      Array.isArray(value) && value.length > 0
        ? list(text('./harbour-sans.woff2'), 'a list of files')(value, at)
        : [`"${at}" has to be a list of files, like ['./harbour-sans.woff2'].`],
    standIn: oneOf('sans', 'serif', 'mono'),
  },
  ['family', 'files'],
)

/**
 * A face of the package, an object with the same fields, or a face of own files. A mistyped import is undefined here.
 */
const face: Shape = (value, at) => {
  if (typeof value === 'object' && value !== null && isOfOwnFiles(value)) return ownFace(value, at)
  return typeof value === 'object' && value !== null
    ? object<Face>(
        {
          family: text('Inter Variable'),
          files: list(
            object<Extract<Face['files'][number], { before: string }>>(
              {
                weight: text('100 900'),
                before: text('@fontsource/inter/files/inter-'),
                after: text('-400.woff2'),
              },
              ['weight', 'before', 'after'],
            ),
            'a list of files, each with weight, before and after',
          ),
          average: strength,
          ascent: number(0, 3),
          descent: number(0, 3),
          standIn: oneOf('sans', 'serif', 'mono'),
          figuresOnly: fits((one) => one === true, 'true'),
        },
        ['family', 'files', 'average', 'ascent', 'descent', 'standIn'],
      )(value, at)
    : [`"${at}" is ${shown(value)}, and has to be a face: import { inter } from '@kit/tokens/fonts'.`]
}

/** Refuses undefined, unlike other shapes: a mistyped import is undefined. */
const fonts: Shape = (value, at) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? [
        ...object<NonNullable<OwnBrandIdea['fonts']>>({ body: face, display: face, numeric: face })(
          value,
          at,
        ),
        ...Object.entries(value).flatMap(([key, one]) =>
          one === undefined ? face(one, `${at}.${key}`) : [],
        ),
      ]
    : [`"${at}" is not an object of body, display and numeric, each a face of @kit/tokens/fonts.`]

const viewBox = fits(
  (value) => typeof value === 'string' && /^-?[\d.]+(?:[\s,]+-?[\d.]+){3}$/.test(value.trim()),
  'four numbers, like "0 0 200 160"',
)
const shapes = list(
  object<DrawingShape>(
    {
      d: text('M0 0H10'),
      tone: oneOf('text', 'muted', 'line', 'surface', 'sunken', 'accent', 'action'),
      stroke: number(0, 1_000),
      opacity: strength,
    },
    ['d', 'tone'],
  ),
  'a list of shapes, each with d and tone',
)
const drawing = object<Drawing>({ viewBox, shapes }, ['viewBox', 'shapes'])
const slide = object<Slide>({ title: text('Welcome'), text: text('A sentence.'), drawing }, [
  'title',
  'text',
  'drawing',
])
const pictures: Fields<BrandPictures> = {
  empty: drawing,
  notFound: drawing,
  maintenance: drawing,
  slides: list(slide, 'a list of slides, each with title, text and drawing'),
}
const layout: Fields<BrandLayout> = {
  lists: oneOf('cards', 'rows', 'board'),
  event: oneOf('regular', 'dense'),
  header: oneOf('full', 'compact'),
  slip: oneOf('sheet', 'half'),
}

const mode = oneOf('dark', 'light')

/** A mistyped import is undefined here. */
const picturePath = fits(
  (value) => typeof value === 'string' && value.trim() !== '',
  "the path of an SVG or PNG file, like './logo.svg'",
)
const logoPair = object<Record<Mode, string>>({ dark: picturePath, light: picturePath }, ['dark', 'light'])
const logoFile: Shape = (value, at) =>
  typeof value === 'object' && value !== null ? logoPair(value, at) : picturePath(value, at)
const logoDrawing = object<LogoDrawing>(
  { viewBox, markViewBox: viewBox, shapes, images: fits((value) => value === undefined, 'left out') },
  ['viewBox', 'markViewBox', 'shapes'],
)
/** A path, a pair of paths, both with a mark, or shapes. The value's form decides which of them is checked. */
const logo: Shape = (value, at) => {
  if (typeof value !== 'object' || value === null) return picturePath(value, at)
  if ('dark' in value || 'light' in value) return logoPair(value, at)
  if ('word' in value || 'mark' in value)
    return object<LogoFiles>({ word: logoFile, mark: logoFile }, ['word'])(value, at)
  return logoDrawing(value, at)
}
const words = record(
  fits((value) => typeof value === 'string', 'a text'),
  'texts by the keys of their messages',
)
const fromPalette = call('a function of the palette and the mode')

const css = text('none')
export const imageryShape = object<BrandTokens['imagery']>({
  glow: css,
  pattern: css,
  edge: css,
  edgeSize: css,
  ornament: css,
  ornamentSize: css,
  hatch: css,
})
export const shadowsShape = object<BrandTokens['shadow']>({
  sunken: css,
  raised: css,
  floating: css,
  overlay: css,
})

export const ideaShape = object<OwnBrandIdea>(
  {
    name: fits(
      (value) => typeof value === 'string' && /^[a-z][a-z0-9-]*$/.test(value),
      'lower-case letters, digits and dashes, as in "blue-harbour": it becomes an attribute of the page. What players read is the label',
    ),
    label: text('Blue Harbour'),
    modes: (value, at) => [
      ...list(mode, 'a list of dark, light or both')(value, at),
      ...(Array.isArray(value) && value.length === 0
        ? [`"${at}" is empty, and has to be dark, light or both.`]
        : []),
    ],
    defaultMode: mode,
    density: oneOf('compact', 'regular', 'roomy'),
    accent: color,
    action: color,
    grey: object<NonNullable<OwnBrandIdea['grey']>>({ hue: number(-360, 360), chroma: number(0, 0.05) }),
    colors: object<Record<Mode, Partial<Palette>>>({ dark: object(palette), light: object(palette) }),
    corners: oneOf(...Object.keys(scale.corners)),
    movement: oneOf(...Object.keys(scale.movements)),
    fonts,
    text: group(scale.text),
    weight: group(scale.weight),
    leading: group(scale.leading),
    tracking: group(scale.tracking),
    heading: object(heading),
    icon: group(scale.icon),
    border: group(scale.border),
    space: group(scale.space),
    size: group(scale.size),
    imagery: fromPalette,
    shadows: fromPalette,
    logo,
    favicon: fits(
      (value) => typeof value === 'string' && /^\s*(?:<(?:svg|\?xml)|[^\s<])/.test(value),
      "the path of an SVG or PNG file, like './icon.svg', or the text of an SVG",
    ),
    pictures: object(pictures),
    layout: object(layout),
    words,
    translations: record(words, 'texts by language, like { hi: { … } }'),
  },
  ['name', 'accent'],
)
