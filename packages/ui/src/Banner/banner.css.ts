import { vars } from '@kit/tokens'
import { component } from '../styles/component.ts'
import { edged } from '../styles/forced.ts'

/** The soft background of a tone, with an edge against a page that is almost as light. */
const toned = (color: string, ground: string) => ({
  background: ground,
  borderColor: `color-mix(in oklab, ${color} 45%, transparent)`,
})

export const banner = component('banner', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.medium,
  padding: `${vars.space.medium} ${vars.space.large}`,
  border: `${vars.border.hairline} solid`,
  borderRadius: vars.radius.medium,
  ...toned(vars.color.info, vars.color.infoSoft),
  color: vars.color.text,
  fontSize: vars.text.small,
  selectors: {
    '&[data-tone="success"]': toned(vars.color.success, vars.color.successSoft),
    '&[data-tone="warning"]': toned(vars.color.warning, vars.color.warningSoft),
    '&[data-tone="danger"]': toned(vars.color.danger, vars.color.dangerSoft),
  },
  forced: edged,
})
export const mark = component('bannerMark', {
  color: vars.color.info,
  selectors: {
    '[data-tone="success"] > &': { color: vars.color.success },
    '[data-tone="warning"] > &': { color: vars.color.warning },
    '[data-tone="danger"] > &': { color: vars.color.danger },
  },
})
/**
 * Text needs enough width to be readable: an action that would make it narrower moves below. The icon stays next to the
 * text.
 */
export const body = component('bannerBody', { flex: '1 1 min(12em, 100% - 3.5em)', minInlineSize: 0 })
export const action = component('bannerAction', { marginInlineStart: 'auto' })
