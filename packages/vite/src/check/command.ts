import { nginxOfBuild } from '../deploy/nginxOfBuild.ts'
import { checkFolder } from './checkFolder.ts'
import { readCommandLine, usage } from './commandLine.ts'
import { installedDoctor, printContract, printExamination, type Examiner } from './examineOperator.ts'
import { migrate } from '../migrate/migrate.ts'
import { upgrade } from '../migrate/upgrade.ts'
import { reportOf } from './report.ts'

export interface Surroundings {
  folder: string
  env: Readonly<Record<string, string | undefined>>
  print(text: string): void
  /** Default: that of the `@kit/sdk` that the site has installed. */
  examine?: Examiner
}

async function run(args: readonly string[], { folder, env, print, examine }: Surroundings): Promise<boolean> {
  const { name, site, origin, operator, account, help, ...is } = readCommandLine(args)
  if (help) {
    print(usage)
    return true
  }
  if (name === 'migrate') {
    const isTrial = is['dry-run']
    const changed = migrate(folder, { isTrial }, print)
    const files = changed === 1 ? '1 file' : `${changed} files`
    print(changed === 0 ? 'Nothing to change.' : `\n${files} ${isTrial ? 'would change' : 'changed'}.`)
    return true
  }
  if (name === 'upgrade') return upgrade(folder, { target: is.target, isTrial: is['dry-run'] }, print)
  if (name === 'nginx') {
    print(nginxOfBuild(folder, is))
    return true
  }
  if (operator !== undefined) {
    const password = env['KIT_ACCOUNT_PASSWORD']
    if (account !== undefined && !password)
      throw new Error(
        `Put the password of ${account} into KIT_ACCOUNT_PASSWORD: a command line can be read by others.`,
      )
    const options = {
      url: operator,
      ...(account !== undefined && password && { account: { userName: account, password } }),
    }
    if (examine) return printExamination(examine, options, print)
    const doctor = await installedDoctor(folder)
    await printContract(doctor, options, print)
    return printExamination(doctor.examineOperator, options, print)
  }
  const checked = await checkFolder(folder, { site, origin, asksOperator: !is['no-operator'] })
  print(reportOf(checked))
  return checked.findings.every(({ isFault }) => !isFault)
}

/** Resolves with the exit code: 1 if something is wrong. */
export async function command(args: readonly string[], surroundings: Surroundings): Promise<number> {
  try {
    return (await run(args, surroundings)) ? 0 : 1
  } catch (error) {
    surroundings.print(error instanceof Error ? error.message : String(error))
    return 1
  }
}
