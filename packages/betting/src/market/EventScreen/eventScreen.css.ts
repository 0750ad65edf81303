import { vars } from '@kit/tokens'
import { component } from '../../styles/component.ts'

export const screen = component('eventScreen', { display: 'grid', gap: vars.space.large, minInlineSize: 0 })
export const markets = component('eventMarkets', { display: 'grid', gap: vars.space.large, minInlineSize: 0 })
export const loading = component('eventLoading', { display: 'grid', gap: vars.space.medium })
export const dot = component('eventDot', { color: vars.color.textMuted })
