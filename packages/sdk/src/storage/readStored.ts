import * as z from 'zod/mini'

/** The part of a storage that reads. */
export interface ReadableStorage {
  getItem(key: string): string | null
}

/** JSON, or the text itself where it is none. */
function valueOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/**
 * What a storage holds under a key: JSON, or a bare word. Undefined where there is nothing, where it does not fit the
 * schema, and where the browser refuses to read: what was stored is as foreign as what comes from the network.
 */
export function readStored<Schema extends z.core.$ZodType>(
  storage: ReadableStorage,
  key: string,
  schema: Schema,
): z.output<Schema> | undefined {
  try {
    const text = storage.getItem(key)
    if (text === null) return undefined
    const read = z.safeParse(schema, valueOf(text))
    return read.success ? read.data : undefined
  } catch {
    return undefined
  }
}
