import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './bootstrap.mjs'
import { billOfMaterials, faultsOf } from './supply-chain/billOfMaterials.ts'
import { workspaces } from './workspaces.ts'

// `npm run sbom`: writes the software bill of materials (CycloneDX) and fails if a component is not pinned.
const file = path.resolve(root, process.argv[2] ?? '.kit/sbom.cdx.json')
const document = billOfMaterials()
mkdirSync(path.dirname(file), { recursive: true })
writeFileSync(file, `${JSON.stringify(document, undefined, 2)}\n`)
const faults = faultsOf(
  document,
  workspaces.map(({ name }) => name),
)
for (const fault of faults) console.error(fault)
console.log(`${document.components.length} components in ${path.relative(root, file)}.`)
process.exit(faults.length > 0 ? 1 : 0)
