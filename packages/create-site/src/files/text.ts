/** A text as a string of TypeScript, in single quotes. */
export const quoted = (text: string): string => `'${text.replaceAll(/['\\]/g, String.raw`\$&`)}'`
