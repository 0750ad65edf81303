import { execFile, spawn, type ChildProcess } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { root } from '../../workspaces.ts'

const run = promisify(execFile)
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'

/**
 * Returns the environment of a machine without the kit: a separate cache and settings, and nothing of this
 * repository.
 */
export function environmentIn(folder: string, registry: string, chromiumAt: string): NodeJS.ProcessEnv {
  const inherited = Object.entries(process.env).filter(
    ([name]) => !/^(npm_|NODE_|KIT_|INIT_CWD|PORT$|DATABASE_URL|REDIS_URL)/i.test(name),
  )
  return {
    ...Object.fromEntries(inherited),
    PATH: [
      path.dirname(process.execPath),
      ...(process.env['PATH'] ?? '').split(path.delimiter).filter((entry) => !entry.startsWith(root)),
    ].join(path.delimiter),
    npm_config_registry: registry,
    npm_config_cache: path.join(folder, 'cache'),
    npm_config_userconfig: path.join(folder, 'npmrc'),
    npm_config_fund: 'false',
    npm_config_audit: 'false',
    npm_config_update_notifier: 'false',
    CHROMIUM_PATH: chromiumAt,
  }
}

/** Resolves with the command's output. Throws that output if it fails. */
export async function runNpm(args: string[], cwd: string, env: NodeJS.ProcessEnv): Promise<string> {
  try {
    const { stdout, stderr } = await run(npm, args, { cwd, env, maxBuffer: 64 * 1024 * 1024 })
    return stdout + stderr
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }
    throw new Error(`npm ${args.join(' ')} failed:\n${stdout}${stderr}`, { cause: error })
  }
}

/**
 * Runs `npm start` in a site's folder. Resolves once it answers, with its address, its output so far, and a function
 * that stops it.
 */
export async function start(cwd: string, env: NodeJS.ProcessEnv) {
  const child: ChildProcess = spawn(npm, ['start'], {
    cwd,
    env,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const url = await new Promise<string>((resolve, reject) => {
    const read = (text: Buffer) => {
      output += text.toString()
      const ready = /ready at (https?:\S+)/.exec(output)
      if (ready?.[1]) resolve(ready[1])
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.once('exit', (code) => reject(new Error(`npm start ended (${code}):\n${output}`)))
  })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  return {
    url,
    output,
    async stop() {
      if (child.pid) process.kill(-child.pid, 'SIGTERM')
      await ended
    },
  }
}
