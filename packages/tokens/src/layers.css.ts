import { globalLayer } from '@vanilla-extract/css'

// The order of declaration is the order of strength. Brand rules win without `!important`; unlayered CSS beats them all.
export const reset = globalLayer('kit.reset')
export const tokens = globalLayer('kit.tokens')
export const components = globalLayer('kit.components')
export const patterns = globalLayer('kit.patterns')
export const brand = globalLayer('kit.brand')
