import { runOf, type PackageManager } from './packageManager.ts'

/** Returns the path as typed after `cd`, quoted if the shell requires it. */
export function typedPath(folder: string, platform: NodeJS.Platform = process.platform): string {
  if (/^[\w./\\:@~+-]+$/.test(folder)) return folder
  return platform !== 'win32' && /["$`\\!]/.test(folder)
    ? `'${folder.replaceAll("'", String.raw`'\''`)}'`
    : `"${folder}"`
}

export function nextSteps(shown: string, manager: PackageManager, hasPackages: boolean): string[] {
  const steps = [
    ...(shown === '.' ? [] : [[`cd ${typedPath(shown)}`, '']]),
    ...(hasPackages ? [] : [[`${manager} install`, '']]),
    [runOf(manager, 'start'), 'builds the site and serves it with a sandbox operator: it says where'],
    [runOf(manager, 'test'), 'the same, and looks at the first screen'],
  ]
  const width = Math.max(...steps.map(([command = '']) => command.length))
  return [
    '',
    'Next:',
    ...steps.map(([command = '', says = '']) => `  ${command.padEnd(width)}  ${says}`.trimEnd()),
  ]
}
