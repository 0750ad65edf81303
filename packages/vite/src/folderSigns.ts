/** Signs that end a file's address for Vite: below such a folder no file of a site is found. */
const unusable = /[#?]/

/** Throws one sentence if a site cannot be built below its folder. */
export function checkFolderSigns(root: string): void {
  const part = root.split(/[\\/]/).find((name) => unusable.test(name))
  if (part === undefined) return
  const sentence = `A site cannot be built below a folder with the sign ${unusable.exec(part)![0]} in its name, and "${part}" has it: rename it.`
  // Vite prints the stack, which says nothing about the folder.
  throw Object.assign(new Error(sentence), { stack: sentence })
}
