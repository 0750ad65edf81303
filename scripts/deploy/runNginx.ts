import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'

export function whyNoNginx(): string | undefined {
  try {
    execFileSync('nginx', ['-v'], { stdio: 'ignore' })
    return undefined
  } catch {
    return 'no nginx is installed here (Debian: apt-get install nginx-light)'
  }
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' && address ? address.port : 0
}

/**
 * Checks a configuration for the `http` block of `deploy/nginx.conf` and runs nginx with it. Returns a function that
 * stops it.
 */
export function runNginx(configuration: string): () => void {
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'))
  mkdirSync(path.join(folder, 'logs'))
  const ofMachine = readFileSync(new URL('../../deploy/nginx.conf', import.meta.url), 'utf8')
  const whole = `daemon off;\n${ofMachine
    .replace('pid /run/nginx.pid', 'pid nginx.pid')
    .replaceAll('/var/log/nginx/', 'logs/')
    .replace(
      'include /etc/nginx/conf.d/*.conf;',
      `include site.conf;
    client_body_temp_path body; proxy_temp_path proxy; fastcgi_temp_path fastcgi; uwsgi_temp_path uwsgi; scgi_temp_path scgi;`,
    )}`
  writeFileSync(path.join(folder, 'site.conf'), configuration.replace('listen ', 'listen 127.0.0.1:'))
  writeFileSync(path.join(folder, 'nginx.conf'), whole)
  execFileSync('nginx', ['-t', '-p', folder, '-c', 'nginx.conf'], { stdio: 'pipe' })
  const nginx = spawn('nginx', ['-p', folder, '-c', 'nginx.conf'], { stdio: 'ignore' })
  return () => {
    nginx.kill('SIGTERM')
    rmSync(folder, { recursive: true, force: true })
  }
}
