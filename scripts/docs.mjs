// Builds and serves the documentation.
//   npm run docs                 builds it into .kit/docs and serves it on http://127.0.0.1:4173
//   npm run docs -- --dev        serves the pages as they are edited
//   npm run docs -- --build      builds it and stops
import { spawnSync } from 'node:child_process'
import { handOver, root } from './bootstrap.mjs'

await handOver(async () => {
  const run = (...args) =>
    spawnSync('npx', args, {
      cwd: `${root}/docs`,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    }).status ?? 1
  const has = (flag) => process.argv.includes(flag)
  if (has('--dev')) process.exit(run('vitepress', 'dev', '--host', '127.0.0.1'))
  const status = run('vitepress', 'build')
  if (status !== 0 || has('--build')) process.exit(status)
  // VitePress' own preview listens on every address of the machine.
  process.exit(run('vite', 'preview', '--outDir', '../.kit/docs', '--host', '127.0.0.1', '--port', '4173'))
})
