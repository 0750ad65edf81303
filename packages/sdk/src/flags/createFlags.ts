import { flagLayers, type FlagLayer, type FlagName, type FlagOverrides, type FlagValues } from './flag.ts'
import { flagDefaults } from './flagDefaults.ts'

/** The flags of a running site: facts that components and services read by name. */
export interface Flags {
  get<Name extends FlagName>(name: Name): FlagValues[Name]
  /** Calls the listener after a layer was replaced. A value that has not changed keeps its identity. Returns how to stop. */
  subscribe(listener: () => void): () => void
  /** Replaces what a layer says. */
  setLayer(layer: FlagLayer, overrides: FlagOverrides): void
  /** The highest layer that says something of a flag; undefined where it has its default. */
  layerOf(name: FlagName): FlagLayer | undefined
  /** Returns the value in the site's file, undefined if it sets none. A prerendered page knows only this value. */
  ofSite<Name extends FlagName>(name: Name): FlagOverrides[Name]
}

type Values = Record<string, unknown>

const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Objects are merged field by field. */
function over(lower: Values, higher: Values): Values {
  const merged = { ...lower }
  for (const [name, value] of Object.entries(higher)) {
    const below = merged[name]
    if (value !== undefined)
      merged[name] = isObject(value) && isObject(below) ? { ...below, ...value } : value
  }
  return merged
}

/**
 * The flags of a site: the defaults, over them what its file says, the operator's record, and what this browser chose
 * (CONF-001, CONF-004). Nothing is checked here: `readFlags` reads what is not typed.
 */
export function createFlags(site: FlagOverrides = {}): Flags {
  const layers: Partial<Record<FlagLayer, FlagOverrides>> = { site }
  const listeners = new Set<() => void>()
  let values: Values = {}

  function resolve(): void {
    const given = flagLayers.reduce<Values>((lower, layer) => over(lower, layers[layer] ?? {}), {})
    const next = over({ ...flagDefaults(given) }, given)
    for (const name of Object.keys(next))
      if (JSON.stringify(next[name]) === JSON.stringify(values[name])) next[name] = values[name]
    values = next
  }
  resolve()

  return {
    get: (name) => (name in values ? values[name] : false) as never,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    setLayer(layer, overrides) {
      layers[layer] = overrides
      resolve()
      for (const listener of listeners) listener()
    },
    layerOf: (name) => flagLayers.findLast((layer) => layers[layer]?.[name] !== undefined),
    ofSite: (name) => site[name],
  }
}
