#!/usr/bin/env node
import { relative } from 'node:path'
import { readCommandLine, usage } from './commandLine.ts'
import { placeOf } from './operator/database/openPostgres.ts'
import { freePort } from './freePort.ts'
import type { ServedSite } from './operator/http/site.ts'
import type { RunningSandbox } from './sandboxOptions.ts'
import { scenes } from './scenes/scenes.ts'
import { startSandbox } from './startSandbox.ts'

const say = (line: string): boolean => process.stdout.write(`${line}\n`)

/** Returns the origins whose pages may open the socket: the public one, or both names of this machine. */
function originsOf(publicUrl: string): string[] {
  if (!URL.canParse(publicUrl)) throw new Error(`--public-url must be an address, not '${publicUrl}'.`)
  const { origin, protocol, port } = new URL(publicUrl)
  return [origin, `${protocol}//127.0.0.1:${port}`]
}

/**
 * Returns the lines about the login. Secrets are printed only when they are created, because output is kept
 * in logs.
 */
function secretLines({ accounts, isSeeded }: RunningSandbox, folder: string): (string | false | undefined)[] {
  const player = accounts.find(({ userType }) => userType === 'user')
  if (!isSeeded) return [`  Log in      with Demo Login, or as an account of ${folder}/accounts.json`]
  return [
    player && `  Log in      ${player.userName} / ${player.password}, or with Demo Login`,
    ...accountLines(accounts),
  ]
}

function accountLines(accounts: RunningSandbox['accounts']): string[] {
  const width = Math.max(0, ...accounts.map(({ userName }) => userName.length))
  return accounts
    .filter(({ userType }) => userType !== 'user')
    .map(({ userName, password, transactionCode }, index) => {
      const label = index === 0 ? 'Staff     ' : '          '
      return `  ${label}  ${userName.padEnd(width)} / ${password} / ${transactionCode ?? ''}`
    })
}

/** Returns the address of the list, and the end of each link. */
function sceneLines(scenesUrl: string | undefined): string[] {
  if (scenesUrl === undefined) return []
  const width = Math.max(...scenes.map(({ id }) => id.length))
  return [
    `  Try it      ${scenesUrl}`,
    ...scenes.map(({ id, title }) => `              /${id.padEnd(width)}  ${title}`),
  ]
}

function siteLines(sites: readonly ServedSite[], url: string): string[] {
  const hosts = sites.flatMap(({ host }) => host ?? [])
  return hosts.map((host, index) => {
    const address = new URL(url)
    address.hostname = host
    return `  ${index === 0 ? 'Sites     ' : '          '}  ${address.origin}`
  })
}

function welcome(
  sandbox: RunningSandbox,
  [publicUrl]: readonly string[],
  {
    stateFolder,
    databaseUrl,
    sites,
  }: { stateFolder: string; databaseUrl: string | undefined; sites: readonly ServedSite[] },
) {
  const { feed, interruptedOrders, metricsUrl } = sandbox
  const url = publicUrl ?? sandbox.url
  const consoleUrl = sandbox.consoleUrl?.replace(sandbox.url, url)
  const scenesUrl = sandbox.scenesUrl?.replace(sandbox.url, url)
  const place = relative(process.cwd(), stateFolder) || stateFolder
  const begin = process.env['KIT_RESET_STATE'] ?? 'delete that folder'
  const reset = databaseUrl === undefined ? begin : 'drop the database and delete that folder'
  const plural = interruptedOrders === 1 ? 'order was' : 'orders were'
  const shownPlace = place.startsWith('..') ? stateFolder : place
  const lines = [
    `The operator is ready at ${url}`,
    '',
    ...siteLines(sites, url),
    ...secretLines(sandbox, shownPlace),
    consoleUrl !== undefined && `  Console     ${consoleUrl}`,
    ...sceneLines(scenesUrl),
    consoleUrl !== undefined && `  Contract    ${consoleUrl.replace(/console$/, 'reference')}`,
    metricsUrl !== undefined && `  Metrics     ${metricsUrl}`,
    `  Feed        ${feed}`,
    databaseUrl !== undefined && `  Database    ${placeOf(databaseUrl)}`,
    `  State       ${shownPlace}; to start over: ${reset}`,
    interruptedOrders > 0 &&
      `  Refused     ${interruptedOrders} ${plural} still in the bet delay when the operator last stopped`,
    '  Stop        Ctrl-C',
  ]
  return `\n${lines.filter((line) => typeof line === 'string').join('\n')}\n`
}

const parentEveryMs = 500

/**
 * Calls `stop` when the shell of a package manager's script has exited: `npm start` ends its shell, and the
 * shell does not end its children. The shell of a person may exit and leave its programs running.
 */
function watchShell(stop: () => void): void {
  if (process.env['npm_lifecycle_event'] === undefined) return
  const shell = process.ppid
  setInterval(() => {
    if (process.ppid !== shell) stop()
  }, parentEveryMs).unref()
}

async function main(): Promise<void> {
  const asked = readCommandLine(process.argv.slice(2), process.env)
  if (!asked) return void say(usage)
  const { publicUrls, isPortFixed, ...options } = asked
  const port = await freePort(options.port, options.host)
  if (port !== options.port && isPortFixed)
    throw new Error(`Port ${options.port} of ${options.host} is taken, and in production no other is used.`)
  if (port !== options.port) say(`Port ${options.port} is taken, using ${port} instead.`)
  const sandbox = await startSandbox({
    ...options,
    origins: publicUrls.flatMap(originsOf),
    port,
    report: say,
  })

  let isStopping = false
  const stop = (): void => {
    if (isStopping) return
    isStopping = true
    sandbox.close().then(
      () => process.exit(0),
      (error: unknown) => fail(error),
    )
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop)
  // The parent process has exited, so nothing else could stop this one.
  process.on('disconnect', stop)
  // The reader of the output or the terminal has exited.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', stop)
  watchShell(stop)
  // The other sites are built at their first visit.
  await options.sites[0]?.prepare?.()
  // Printed last, because its reader may stop the operator immediately.
  say(welcome(sandbox, publicUrls, options))
}

function fail(error: unknown): void {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}

main().catch(fail)
