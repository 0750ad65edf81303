import type * as z from 'zod/mini'
import type { flagSchemas } from './flagSchemas.ts'

type Schemas = typeof flagSchemas

/** The name of a flag, as the operator's record of a domain has it or as the kit adds it. */
export type FlagName = keyof Schemas

/** The value of each flag. Texts and addresses that a site need not have are null without one. */
export type FlagValues = { readonly [Name in FlagName]: z.output<Schemas[Name]> }

/**
 * The values of one layer: a site's file, the operator's record, or this browser. Missing flags
 * fall through to the layers below.
 */
export type FlagOverrides = { readonly [Name in FlagName]?: FlagValues[Name] | undefined }

/** The layers of a flag's value, the lowest first. What a jurisdiction forbids nobody turns on (threat model U23). */
export const flagLayers = ['site', 'operator', 'browser', 'jurisdiction'] as const
export type FlagLayer = (typeof flagLayers)[number]
