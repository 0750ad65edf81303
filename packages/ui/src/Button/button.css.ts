import { inForcedColors, layers, vars } from '@kit/tokens'
import { style } from '@vanilla-extract/css'
import { touchArea } from '../styles/component.ts'
import { edged } from '../styles/forced.ts'

const { color, motion } = vars

const filled = (ground: string, hover: string, pressed: string, ink: string) => ({
  background: ground,
  color: ink,
  selectors: {
    '&:hover:not([data-disabled])': { background: hover },
    '&:active:not([data-disabled])': { background: pressed },
  },
})

export const button = style({
  '@layer': {
    ...inForcedColors(edged)['@layer'],
    [layers.components]: {
      position: 'relative',
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      // For a link with button styles, whose content has no wrapper element.
      gap: vars.space.small,
      minBlockSize: vars.size.control,
      paddingInline: vars.space.huge,
      borderRadius: vars.radius.medium,
      border: `${vars.border.hairline} solid transparent`,
      fontFamily: vars.font.body,
      fontSize: vars.text.body,
      fontWeight: vars.weight.strong,
      lineHeight: vars.leading.tight,
      textAlign: 'center',
      textDecoration: 'none',
      userSelect: 'none',
      transition: `background ${motion.quick} ${motion.settle}, border-color ${motion.quick} ${motion.settle}, transform ${motion.quick} ${motion.ease}`,
      selectors: {
        '&[data-size="small"]': {
          minBlockSize: vars.size.controlSmall,
          paddingInline: vars.space.large,
          borderRadius: vars.radius.small,
          fontSize: vars.text.small,
        },
        '&[data-size="small"]::after': touchArea,
        '&[data-full-width]': { inlineSize: '100%' },
        '&:active:not([data-disabled])': { transform: `scale(${motion.press})` },
        '&[data-disabled]': { cursor: 'not-allowed' },
        '&[data-disabled]:not([data-loading])': { opacity: 0.5 },
      },
    },
  },
})

const tone = (rules: ReturnType<typeof filled>) => style({ '@layer': { [layers.components]: rules } })

export const tones = {
  action: tone(filled(color.action, color.actionHover, color.actionPressed, color.onAction)),
  accent: tone(filled(color.accent, color.accentHover, color.accentPressed, color.onAccent)),
  danger: tone(
    filled(
      color.danger,
      `color-mix(in oklab, ${color.danger} 92%, ${color.text})`,
      `color-mix(in oklab, ${color.danger} 86%, ${color.text})`,
      color.onDanger,
    ),
  ),
  neutral: style({
    '@layer': {
      [layers.components]: {
        background: color.surfaceRaised,
        borderColor: color.lineStrong,
        color: color.text,
        selectors: {
          '&:hover:not([data-disabled])': { borderColor: color.accent },
          '&:active:not([data-disabled])': { background: color.surfaceSunken },
        },
      },
    },
  }),
  ghost: style({
    '@layer': {
      [layers.components]: {
        background: 'transparent',
        color: color.accent,
        selectors: {
          '&:hover:not([data-disabled])': { background: color.accentSoft },
          '&:active:not([data-disabled])': { background: color.surfaceSunken },
        },
      },
    },
  }),
}

export const content = style({
  '@layer': {
    [layers.components]: {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: vars.space.small,
      // Not `visibility`: that would remove the button's accessible name.
      selectors: { '[data-loading] > &': { opacity: 0 } },
    },
  },
})

export const wait = style({
  '@layer': {
    [layers.components]: { position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' },
  },
})
