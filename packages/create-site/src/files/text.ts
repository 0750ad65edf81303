/** A text as a string of TypeScript: in single quotes, or in double ones where that needs no escape. */
export function quoted(text: string): string {
  if (text.includes("'") && !/["\\]/.test(text)) return `"${text}"`
  return `'${text.replaceAll(/['\\]/g, String.raw`\$&`)}'`
}
