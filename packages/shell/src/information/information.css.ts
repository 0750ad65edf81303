import { layers, vars } from '@kit/tokens'
import { globalStyle, style } from '@vanilla-extract/css'

const pattern = (rule: Parameters<typeof style>[0] & object) =>
  style({ '@layer': { [layers.patterns]: rule as object } })

/**
 * About 65 characters, the most readable line length. Not in `ch`, which changes when the font
 * loads.
 */
const measure = '40rem'
/** Position below the site's header, which stays at the top. */
const belowHeader = `calc(${vars.size.header} + ${vars.space.large})`
const wide = '(min-width: 1100px)'

export const page = pattern({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.large,
  alignItems: 'start',
  maxInlineSize: measure,
  marginInline: 'auto',
  // Keeps the footer off the screen while the text loads.
  minBlockSize: '100dvh',
  alignContent: 'start',
  '@media': {
    [`screen and ${wide}`]: {
      selectors: {
        '&[data-contents]': {
          gridTemplateColumns: `15rem minmax(0, ${measure})`,
          columnGap: vars.space.vast,
          maxInlineSize: 'none',
          justifyContent: 'center',
        },
      },
    },
  },
})

export const title = pattern({ gridColumn: '1 / -1' })

export const contents = pattern({
  display: 'grid',
  gap: vars.space.small,
  paddingBlock: vars.space.tiny,
  paddingInline: vars.space.large,
  border: `${vars.border.hairline} solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surface,
  '@media': {
    [wide]: { paddingBlock: vars.space.large, position: 'sticky', insetBlockStart: belowHeader },
    print: { display: 'none' },
  },
})

export const contentsTitle = pattern({
  fontSize: vars.text.small,
  fontWeight: vars.weight.strong,
  color: vars.color.textMuted,
})

export const contentsSummary = pattern({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: vars.size.touch,
  fontWeight: vars.weight.strong,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
})

export const contentsArrow = pattern({
  color: vars.color.textMuted,
  transition: `transform ${vars.motion.enter} ${vars.motion.settle}`,
  selectors: { '[open] > summary > &': { transform: 'rotate(180deg)' } },
})

export const contentsLink = pattern({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: vars.size.touch,
  paddingBlock: vars.space.tiny,
  color: vars.color.text,
  fontSize: vars.text.small,
  lineHeight: vars.leading.normal,
  textDecoration: 'none',
  borderBlockStart: `${vars.border.hairline} solid ${vars.color.line}`,
  selectors: { '&:hover': { color: vars.color.accent } },
  '@media': { [wide]: { minBlockSize: vars.size.controlSmall } },
})

export const text = pattern({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.huge,
  minInlineSize: 0,
  overflowWrap: 'break-word',
})

const prose = { fontSize: vars.text.body, lineHeight: 1.65 } as const

export const introduction = pattern({
  ...prose,
  display: 'grid',
  gap: vars.space.medium,
  fontSize: vars.text.large,
  color: vars.color.text,
})

export const section = pattern({
  display: 'grid',
  gap: vars.space.small,
  scrollMarginBlockStart: belowHeader,
})

export const video = pattern({ justifySelf: 'start' })

export const heading = pattern({ fontSize: vars.text.title, lineHeight: vars.leading.tight })

export const body = pattern({
  ...prose,
  display: 'grid',
  gap: vars.space.medium,
  color: vars.color.textMuted,
})

export const list = pattern({
  display: 'grid',
  gap: vars.space.small,
  paddingInlineStart: vars.space.huge,
  listStyle: 'disc',
})

export const steps = pattern({
  display: 'grid',
  gap: vars.space.small,
  paddingInlineStart: vars.space.huge,
  listStyle: 'decimal',
})

export const warning = pattern({
  alignItems: 'start',
  '@media': { print: { border: '1px solid' } },
})

export const prompt = pattern({ display: 'grid', justifyItems: 'start', gap: vars.space.medium, ...prose })

export const link = pattern({
  maxInlineSize: '100%',
  overflowWrap: 'anywhere',
  padding: vars.space.medium,
  borderRadius: vars.radius.small,
  background: vars.color.surfaceSunken,
  fontSize: vars.text.small,
})

export const openAll = pattern({ justifySelf: 'end', '@media': { print: { display: 'none' } } })

export const folded = pattern({ scrollMarginBlockStart: belowHeader })

export const line = pattern({
  selectors: {
    '&[data-bold]': { color: vars.color.text, fontWeight: vars.weight.strong },
    // The operator's color, mixed with the text color for contrast.
    '&[data-colored]': { color: `color-mix(in oklab, var(--line-color) 50%, ${vars.color.text})` },
  },
})

/** The accordion and its placeholder, which has the same height. */
export const sections = pattern({ display: 'grid', gap: vars.space.small })
export const placeholderRow = pattern({
  blockSize: `calc(${vars.size.control} + 2 * ${vars.border.hairline})`,
  borderRadius: vars.radius.medium,
})
export const placeholderButton = pattern({
  justifySelf: 'end',
  inlineSize: '6rem',
  blockSize: vars.size.controlSmall,
  borderRadius: vars.radius.medium,
})

export const others = pattern({
  gridColumn: '1 / -1',
  display: 'grid',
  gap: vars.space.small,
  paddingBlockStart: vars.space.huge,
  borderBlockStart: `${vars.border.hairline} solid ${vars.color.line}`,
  '@media': { print: { display: 'none' } },
})

export const othersList = pattern({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space.huge })

export const other = pattern({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.touch,
  color: vars.color.text,
  textDecoration: 'none',
  selectors: { '&:hover': { color: vars.color.accent, textDecoration: 'underline' } },
})

export const map = pattern({
  display: 'grid',
  gap: vars.space.huge,
  '@media': { '(min-width: 720px)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
})

export const mapList = pattern({ display: 'grid' })

// Prints only the text, in black: browsers omit backgrounds.
globalStyle(`:root:has(${page}) body :not(:has(${page}), ${page}, ${page} *)`, {
  '@layer': { [layers.patterns]: { '@media': { print: { display: 'none' } } } },
})
globalStyle(`${page}, ${page} *`, {
  '@layer': { [layers.patterns]: { '@media': { print: { color: 'black', background: 'none' } } } },
})
