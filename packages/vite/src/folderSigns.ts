/** Characters that end a file's URL for Vite: it cannot find files below such a folder. */
const unusable = /[#?]/

/** Throws one sentence if a site cannot be built below its folder. */
export function checkFolderSigns(root: string): void {
  const part = root.split(/[\\/]/).find((name) => unusable.test(name))
  if (part === undefined) return
  const sentence = `A site cannot be built below a folder with the sign ${unusable.exec(part)![0]} in its name, and "${part}" has it: rename it.`
  // Vite prints the stack, which does not name the folder.
  throw Object.assign(new Error(sentence), { stack: sentence })
}
