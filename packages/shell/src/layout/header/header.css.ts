import { layers, vars } from '@kit/tokens'
import { style } from '@vanilla-extract/css'
import { accountRoom, wide } from '../../account/accountRoom.ts'
import { roomyHeader } from './roomyHeader.ts'

/** The brand's border below its element, positioned so that it takes no space. */
const edge = {
  content: '',
  position: 'absolute',
  // Wider than the page by more than the animation moves it.
  insetInline: '-48px',
  blockSize: vars.imagery.edgeSize,
  backgroundImage: vars.imagery.edge,
  backgroundRepeat: 'repeat-x',
  backgroundPosition: 'top center',
  pointerEvents: 'none',
  animation: vars.motion.edge,
} as const

export const header = style({
  '@layer': {
    [layers.patterns]: {
      position: 'sticky',
      insetBlockStart: 0,
      containerType: 'inline-size',
      zIndex: vars.layer.bar,
      // A phone would widen the page to fit the whole edge.
      overflowX: 'clip',
      background: `color-mix(in oklab, ${vars.color.canvas} 84%, transparent)`,
      backdropFilter: 'blur(14px) saturate(1.3)',
      borderBlockEnd: `${vars.border.hairline} solid ${vars.color.line}`,
      '::after': { ...edge, insetBlockStart: '100%' },
      // A phone in landscape is too low for two bars, so this one scrolls with the page.
      '@media': { '(max-height: 480px)': { position: 'relative' } },
    },
  },
})

export const inner = style({
  '@layer': {
    [layers.patterns]: {
      display: 'flex',
      alignItems: 'center',
      gap: 'clamp(2px, 15vw - 46px, 8px)',
      maxInlineSize: vars.size.page,
      blockSize: vars.size.header,
      marginInline: 'auto',
      paddingInline: 'clamp(4px, 30vw - 92px, 16px)',
      '@media': {
        // Buttons have padding around their icons; next to a player's figures the logo needs the
        // gap between them.
        '(max-width: 559px)': { selectors: { '&[data-crowded="player"]': { gap: vars.space.hair } } },
        '(min-width: 720px)': { gap: vars.space.large, paddingInline: vars.space.huge },
      },
    },
  },
})

export const home = style({
  '@layer': {
    [layers.patterns]: {
      display: 'flex',
      alignItems: 'center',
      minBlockSize: vars.size.control,
      minInlineSize: 0,
      borderRadius: vars.radius.small,
      marginInlineEnd: 'auto',
      '@media': { '(min-width: 1024px)': { flex: 'none' } },
    },
  },
})

/** The full name, if the player's figures leave enough space. */
export const word = style({
  '@layer': {
    [layers.patterns]: {
      minInlineSize: 0,
      blockSize: '1.875rem',
      selectors: { '[data-crowded] &': { display: 'none' } },
      '@media': { '(min-width: 560px)': { selectors: { '[data-crowded] &': { display: 'block' } } } },
    },
  },
})

export const mark = style({
  '@layer': {
    [layers.patterns]: {
      display: 'none',
      blockSize: '1.875rem',
      selectors: { '[data-crowded] &': { display: 'block' } },
      '@media': { '(min-width: 560px)': { selectors: { '[data-crowded] &': { display: 'none' } } } },
    },
  },
})

/** Reserves the space of the account menu while its code loads. */
export const menuRoom = style({
  '@layer': {
    [layers.patterns]: {
      inlineSize: vars.size.touch,
      '@media': { [wide]: { inlineSize: accountRoom } },
    },
  },
})

export const slots = style({
  '@layer': {
    [layers.patterns]: { display: 'flex', alignItems: 'center', gap: vars.space.small, flex: 'none' },
  },
})

/**
 * Hidden first if the header is too narrow, especially next to a Register button; the drawer has it
 * too.
 */
export const spare = style({
  '@layer': {
    [layers.patterns]: {
      display: 'contents',
      '@container': {
        '(max-width: 18rem)': { display: 'none' },
        '(max-width: 23.5rem)': { selectors: { '[data-crowded="player"] &': { display: 'none' } } },
        '(max-width: 26rem)': { selectors: { '[data-crowded="visitor"] &': { display: 'none' } } },
      },
    },
  },
})

export const roomy = style({
  '@layer': {
    [layers.patterns]: { display: 'none', '@media': { [roomyHeader]: { display: 'inline-flex' } } },
  },
})
