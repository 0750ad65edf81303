import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** Why nginx cannot run here; undefined if it can. */
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

/** Checks a configuration for the `http` block and runs nginx with it. Returns how to stop. */
export function runNginx(configuration: string): () => void {
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'))
  mkdirSync(path.join(folder, 'logs'))
  const whole = `daemon off;
pid nginx.pid;
error_log logs/error.log;
events { worker_connections 4096; }
http {
  access_log off;
  types { text/html html; text/css css; text/javascript js; image/svg+xml svg; application/json json; }
  client_body_temp_path body; proxy_temp_path proxy; fastcgi_temp_path fastcgi; uwsgi_temp_path uwsgi; scgi_temp_path scgi;
  map_hash_bucket_size 2048;
  variables_hash_max_size 2048;
${configuration.replace('listen ', 'listen 127.0.0.1:')}
}
`
  writeFileSync(path.join(folder, 'nginx.conf'), whole)
  execFileSync('nginx', ['-t', '-p', folder, '-c', 'nginx.conf'], { stdio: 'pipe' })
  const nginx = spawn('nginx', ['-p', folder, '-c', 'nginx.conf'], { stdio: 'ignore' })
  return () => {
    nginx.kill('SIGTERM')
    rmSync(folder, { recursive: true, force: true })
  }
}
