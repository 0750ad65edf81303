/** Returns true for files that only list or carry flags, so that reading a flag there proves no effect. */
const isList = (file) =>
  file.startsWith('packages/sdk/src/flags/') ||
  file.startsWith('packages/sandbox/') ||
  file === 'packages/shell/src/site.ts'

const escaped = (text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** Values after `'flag.name':`. */
function valuesIn(text, flag) {
  const given = text.matchAll(new RegExp(`['"]${escaped(flag)}['"]:\\s*([^,\\n}\\]]+)`, 'g'))
  return [...given].map(([, value]) => value.replace(/ as const$/, '').trim())
}

const packageOf = (file) => file.split('/').slice(0, 2).join('/')

/**
 * Returns for each flag of the register: true if a feature reads it, and the values that tests give it by name, in
 * the packages that read it or in a flow. A default that no test gives is not seen; a variable counts as both values
 * of a switch.
 */
export function flagsSeen(flags, sources, tests) {
  const readers = sources.filter(({ file }) => !isList(file))
  return flags.map(({ flag, type }) => {
    const reading = readers.filter(({ text }) => text.includes(`'${flag}'`))
    const homes = new Set(reading.map(({ file }) => packageOf(file)))
    const values = tests
      .filter(({ file }) => !isList(file) && (file.startsWith('e2e/') || homes.has(packageOf(file))))
      .flatMap(({ text }) => valuesIn(text, flag))
      .flatMap((value) => (type === 'boolean' && !/^(true|false)$/.test(value) ? ['true', 'false'] : [value]))
    return { flag, isBuilt: reading.length > 0, values: new Set(values) }
  })
}
