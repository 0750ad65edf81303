import path from 'node:path'
import { publicPackages } from '../../scripts/workspaces.ts'
import { createApiReader } from './publicApi.ts'

/** A page for each package that can be installed. */
export default {
  paths() {
    const pageOf = createApiReader()
    return publicPackages.map((one) => ({
      params: { package: path.basename(one.folder) },
      content: pageOf(one),
    }))
  },
}
