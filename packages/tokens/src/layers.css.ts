import { globalLayer } from '@vanilla-extract/css'

// Later layers override earlier ones. Brand rules win without `!important`; unlayered CSS overrides them all.
export const reset = globalLayer('kit.reset')
export const tokens = globalLayer('kit.tokens')
export const components = globalLayer('kit.components')
export const patterns = globalLayer('kit.patterns')
export const brand = globalLayer('kit.brand')
// Settings of the user's system, forced colours and reduced motion, override the brand.
export const user = globalLayer('kit.user')
