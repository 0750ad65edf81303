// JSON with support for bigints and maps.

const bigintKey = '$bigint'
const mapKey = '$map'

export const writeExact = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) => {
    if (typeof part === 'bigint') return { [bigintKey]: String(part) }
    return part instanceof Map ? { [mapKey]: [...(part as Map<unknown, unknown>)] } : part
  })

export const readExact = (text: string): unknown =>
  JSON.parse(text, (_key, part: unknown) => {
    if (typeof part !== 'object' || part === null) return part
    if (bigintKey in part && typeof part[bigintKey] === 'string') return BigInt(part[bigintKey])
    return mapKey in part && Array.isArray(part[mapKey])
      ? new Map(part[mapKey] as [unknown, unknown][])
      : part
  })
