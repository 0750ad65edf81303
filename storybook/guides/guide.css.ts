import { vars } from '@kit/tokens'
import { globalStyle, style } from '@vanilla-extract/css'

export const anatomy = style({ display: 'grid', gap: '6px', paddingInlineStart: '24px' }, 'anatomy')
export const pair = style(
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 280px), 1fr))',
    gap: '16px',
    marginBlock: '16px',
  },
  'pair',
)
export const side = style(
  {
    paddingBlock: '8px',
    paddingInline: '16px',
    borderBlockStart: '4px solid',
    selectors: {
      '&[data-kind="do"]': { borderColor: vars.color.success },
      '&[data-kind="do-not"]': { borderColor: vars.color.danger },
    },
  },
  'side',
)
export const shown = style(
  {
    display: 'grid',
    alignContent: 'center',
    minBlockSize: '96px',
    padding: '16px',
    marginBlockEnd: '12px',
    border: `${vars.border.hairline} solid ${vars.color.line}`,
    borderRadius: vars.radius.medium,
    background: vars.color.canvas,
    overflow: 'clip',
  },
  'shown',
)
globalStyle(`${side} h4`, { margin: '0 0 8px' })
globalStyle(`${side} ul`, { display: 'grid', gap: '6px', paddingInlineStart: '18px', listStyle: 'disc' })
globalStyle(`${anatomy}`, { listStyle: 'decimal' })
export const keys = style({ inlineSize: '100%', marginBlock: '16px' }, 'keys')
globalStyle(`${keys} td, ${keys} th`, { paddingBlock: '6px', paddingInlineEnd: '16px', textAlign: 'start' })
