const ownScope = '@kit'

/**
 * Returns the scope for published packages: `KIT_SCOPE`. Default: the scope of this repository. Throws a sentence if
 * npm does not accept it.
 */
export function publishedScope(env: Readonly<Record<string, string | undefined>> = process.env): string {
  const scope = env['KIT_SCOPE'] || ownScope
  if (!/^@[a-z0-9~-][a-z0-9._~-]*$/.test(scope))
    throw new Error(
      `KIT_SCOPE is "${scope}", which is not a scope of npm: use @ and lower-case letters, digits, "-", "." or "_", such as @harbour.`,
    )
  return scope
}

/** Replaces the repository's scope in the text of a built file: names, imports, and patterns that match them. */
export const rescoped = (text: string, scope: string): string =>
  scope === ownScope ? text : text.replaceAll(/(?<![\w.@])@kit(?![\w-])/g, scope)
