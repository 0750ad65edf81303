import { vars } from '@kit/tokens'
import { component } from '../styles/component.ts'

/** Keeps the page's footer below the viewport while a step is shown. */
export const page = component('depositPage', { minBlockSize: '70vh' })
export const card = component('depositCard', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.medium,
})
export const heading = component('depositHeading', {
  margin: 0,
  fontSize: vars.text.large,
  fontWeight: vars.weight.strong,
  // Focused only to be announced.
  outline: 'none',
})
export const stepper = component('depositStepper', { marginBlockEnd: vars.space.small })
export const form = component('depositForm', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space.medium,
})
export const suggestions = component('depositSuggestions', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.small,
})
/** Buttons side by side, the primary one at the end. */
export const actions = component('depositActions', {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8rem), 1fr))',
  gap: vars.space.small,
  marginBlockStart: vars.space.small,
})
export const quiet = component('depositQuiet', {
  color: vars.color.textMuted,
  fontSize: vars.text.small,
  margin: 0,
})
export const chosenAmount = component('depositChosenAmount', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space.small,
  margin: 0,
})
export const amount = component('depositAmount', {
  fontFamily: vars.font.numeric,
  fontSize: vars.text.large,
  fontVariantNumeric: 'tabular-nums',
})
export const whatsapp = component('depositWhatsapp', {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.medium,
  minBlockSize: vars.size.touch,
  paddingBlock: vars.space.small,
  paddingInline: vars.space.medium,
  border: `${vars.border.hairline} solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  color: vars.color.text,
  background: vars.color.surface,
  textDecoration: 'none',
  selectors: { '&:hover': { borderColor: vars.color.accent } },
})
export const whatsappWords = component('depositWhatsappWords', { display: 'grid' })
export const qr = component('depositQr', {
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.small,
  textAlign: 'center',
})
export const qrPicture = component('depositQrPicture', {
  padding: vars.space.small,
  borderRadius: vars.radius.medium,
  // QR readers need dark on white, in every theme.
  background: '#fff',
  objectFit: 'contain',
  boxSizing: 'content-box',
})
// Only phones have UPI apps, and a phone cannot scan its own screen.
export const upiApp = component('depositUpiApp', { '@media': { '(pointer: fine)': { display: 'none' } } })
export const payTo = component('depositPayTo', { margin: 0, fontWeight: vars.weight.strong })
export const details = component('depositDetails', {
  display: 'grid',
  margin: 0,
  borderBlockEnd: `${vars.border.hairline} solid ${vars.color.line}`,
})
export const detail = component('depositDetail', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.space.medium,
  paddingBlock: vars.space.small,
  borderBlockStart: `${vars.border.hairline} solid ${vars.color.line}`,
})
export const detailValue = component('depositDetailValue', {
  gridColumn: 1,
  margin: 0,
  overflowWrap: 'anywhere',
  userSelect: 'all',
})
export const detailCopy = component('depositDetailCopy', { gridColumn: 2, gridRow: '1 / 3', margin: 0 })
export const status = component('depositStatus', {
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.small,
  padding: vars.space.medium,
  borderRadius: vars.radius.medium,
  background: vars.color.surfaceRaised,
  minBlockSize: '5.5rem',
})
export const statusText = component('depositStatusText', { margin: 0 })
export const facts = component('depositFacts', { display: 'grid', gap: vars.space.small, margin: 0 })
export const fact = component('depositFact', {
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space.medium,
})
export const factName = component('depositFactName', { color: vars.color.textMuted })
export const factValue = component('depositFactValue', {
  margin: 0,
  textAlign: 'end',
  overflowWrap: 'anywhere',
})
export const photo = component('depositPhoto', {
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.small,
  margin: 0,
})
export const photoPicture = component('depositPhotoPicture', {
  maxInlineSize: '100%',
  maxBlockSize: '50dvh',
  borderRadius: vars.radius.medium,
  objectFit: 'contain',
})
