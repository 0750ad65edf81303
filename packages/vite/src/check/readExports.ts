import { existsSync, readFileSync } from 'node:fs'
import { parseSync } from 'vite'

export interface ModuleExports {
  names: string[]
  /** Specifiers of modules that it re-exports whole. */
  whole: string[]
}

/** Returns undefined if the file's text does not show them. */
export function readExports(file: string): ModuleExports | undefined {
  if (!/\.[cm]?[jt]sx?$/.test(file) || !existsSync(file)) return undefined
  const { errors, module } = parseSync(file, readFileSync(file, 'utf8'))
  if (errors.length > 0 || !module.hasModuleSyntax) return undefined
  const entries = module.staticExports.flatMap((one) => one.entries)
  return {
    names: entries.flatMap(({ exportName: { kind, name } }) =>
      kind === 'Default' ? ['default'] : name === null ? [] : [name],
    ),
    whole: entries.flatMap(({ importName, moduleRequest }) =>
      importName.kind === 'AllButDefault' && moduleRequest ? [moduleRequest.value] : [],
    ),
  }
}
