#!/usr/bin/env node
import { command } from './check/command.ts'

/** Exits after all output is written: open handles of a site's code would keep the process alive. */
const end = (code: number) => void process.stdout.write('', () => process.exit(code))

process.on('uncaughtException', (error) => {
  console.log(`The site throws where nobody can catch it: ${error.message}`)
  end(1)
})

end(
  await command(process.argv.slice(2), {
    folder: process.cwd(),
    env: process.env,
    print: console.log,
  }),
)
