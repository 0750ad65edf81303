import { spawn } from 'node:child_process'

// Chromatic reviews the stories as pictures. It is an external service: without its token, nothing is sent.
if (process.env.CHROMATIC_PROJECT_TOKEN) {
  const child = spawn('chromatic', process.argv.slice(2), {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
} else {
  console.log(
    'Chromatic was skipped: CHROMATIC_PROJECT_TOKEN is not set. Create a project at chromatic.com and set its token to have the stories reviewed as pictures.',
  )
}
