/** Quotes a text as a TypeScript string: in single quotes, or in double quotes if that avoids escapes. */
export function quoted(text: string): string {
  if (text.includes("'") && !/["\\]/.test(text)) return `"${text}"`
  return `'${text.replaceAll(/['\\]/g, String.raw`\$&`)}'`
}
