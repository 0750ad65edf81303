type Texts = Readonly<Record<string, string>>

/** Loads the texts of `shell`, or of the feature of that name, by message key. */
export type LanguageParts = Readonly<Record<string, () => Promise<{ texts: Texts }>>>

/** Loads the texts of parts; those of a later part replace the same keys. A part without a file has none. */
export async function textsOf(files: LanguageParts, parts: readonly string[]): Promise<Texts> {
  const loaded = await Promise.all(parts.map((part) => files[part]?.()))
  return Object.assign({}, ...loaded.map((part) => part?.texts)) as Texts
}
