import { arcade } from './arcade/design.ts'
import { aurora } from './aurora/design.ts'
import { ledger } from './ledger/design.ts'
import { marigold } from './marigold/design.ts'
import { meridian } from './meridian/design.ts'
import { velvet } from './velvet/design.ts'
import { wireframe } from './wireframe/design.ts'

/** The designs of all brands of the kit, without their CSS: for tests, reports and the export. */
export const designs = [aurora, marigold, meridian, ledger, velvet, arcade, wireframe] as const
