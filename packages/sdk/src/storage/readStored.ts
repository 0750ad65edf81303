import * as z from 'zod/mini'

/** The reading part of the Storage interface. */
export interface ReadableStorage {
  getItem(key: string): string | null
}

/** JSON, or the raw text if it is not JSON. */
function valueOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/**
 * Reads a storage key as JSON or plain text. Undefined when it is empty, does not match the schema, or the browser
 * refuses access: stored data is as untrusted as network data.
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
