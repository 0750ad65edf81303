import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { nginxConfiguration, type NginxOptions } from '../../packages/vite/src/deploy/nginx.ts'

/** Why nginx cannot run here; undefined if it can. */
export function whyNoNginx(): string | undefined {
  try {
    execFileSync('nginx', ['-v'], { stdio: 'ignore' })
    return undefined
  } catch {
    return 'no nginx is installed here (Debian: apt-get install nginx-light)'
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' && address ? address.port : 0
}

/** Runs nginx on loopback with the generated configuration of a built site. Throws if nginx refuses the configuration. */
export async function runNginx(
  options: Omit<NginxOptions, 'port'>,
): Promise<{ port: number; stop(): Promise<void> }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'))
  mkdirSync(path.join(folder, 'logs'))
  const port = await freePort()
  const configuration = nginxConfiguration({ ...options, port }).replace('listen ', 'listen 127.0.0.1:')
  const ofMachine = readFileSync(new URL('../../deploy/nginx.conf', import.meta.url), 'utf8')
  const whole = `daemon off;\n${ofMachine
    .replace('pid /run/nginx.pid', 'pid nginx.pid')
    .replaceAll('/var/log/nginx/', 'logs/')
    .replace(
      'include /etc/nginx/conf.d/*.conf;',
      `include site.conf;
    client_body_temp_path body; proxy_temp_path proxy; fastcgi_temp_path fastcgi; uwsgi_temp_path uwsgi; scgi_temp_path scgi;`,
    )}`
  writeFileSync(path.join(folder, 'site.conf'), configuration)
  writeFileSync(path.join(folder, 'nginx.conf'), whole)
  execFileSync('nginx', ['-t', '-p', folder, '-c', 'nginx.conf'], { stdio: 'pipe' })
  const nginx = spawn('nginx', ['-p', folder, '-c', 'nginx.conf'], { stdio: 'ignore' })
  const ended = once(nginx, 'exit')
  const answers = () => fetch(`http://127.0.0.1:${port}/`).catch(() => undefined)
  for (let tries = 0; tries < 200 && !(await answers()); tries += 1)
    await new Promise((resolve) => setTimeout(resolve, 50))
  return {
    port,
    stop: async () => {
      nginx.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
