import { existsSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'

/** Files of a new repository or an editor, which may exist next to a site. */
const allowed = [
  /^\.git$/,
  /^\.(?:npmrc|gitignore|gitattributes|gitlab-ci\.yml|github|gitlab|gitea|hg|hgignore)$/,
  /^\.(?:editorconfig|idea|vscode|nvmrc|node-version|tool-versions|DS_Store)$/,
  /^Thumbs\.db$/i,
  /^(?:README|LICEN[CS]E|COPYING|NOTICE|CHANGELOG|CONTRIBUTING|CODE_OF_CONDUCT|SECURITY|AUTHORS|CODEOWNERS)(?:[.-].*)?$/i,
]

/** Characters that end a file's address in build tools. */
const unusable = /[#?]/

/** Returns the unusable character in a path, and the folder that contains it. `separator` is the platform's. */
export function unusableIn(folder: string, separator = path.sep): { sign: string; name: string } | undefined {
  const name = folder.split(separator).find((part) => unusable.test(part))
  return name === undefined ? undefined : { sign: unusable.exec(name)![0], name }
}

/** Returns why a site cannot be written there, in one sentence; undefined if it can. */
export function folderFault(folder: string): string | undefined {
  const shown = path.relative(process.cwd(), folder) || 'this folder'
  const found = unusableIn(folder)
  if (found)
    return `A site cannot be built below a folder with the sign ${found.sign} in its name, and "${found.name}" has it: rename it or choose another folder.`
  if (!existsSync(folder)) return undefined
  if (!statSync(folder).isDirectory()) return `${shown} is a file: name a folder.`
  const [other] = readdirSync(folder)
    .filter((name) => !allowed.some((form) => form.test(name)))
    .toSorted()
  return other === undefined
    ? undefined
    : `${shown} is not empty, it holds ${other}: name another folder, or empty it.`
}
