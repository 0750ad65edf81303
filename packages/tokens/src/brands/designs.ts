import { arcadeDesign } from './arcade/design.ts'
import { auroraDesign } from './aurora/design.ts'
import { ledgerDesign } from './ledger/design.ts'
import { marigoldDesign } from './marigold/design.ts'
import { meridianDesign } from './meridian/design.ts'
import { velvetDesign } from './velvet/design.ts'
import { wireframeDesign } from './wireframe/design.ts'

/** Designs without their CSS: for tests, reports and the export. */
export const designs = [
  auroraDesign,
  marigoldDesign,
  meridianDesign,
  ledgerDesign,
  velvetDesign,
  arcadeDesign,
  wireframeDesign,
] as const
