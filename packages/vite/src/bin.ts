#!/usr/bin/env node
import { command } from './check/command.ts'

process.exitCode = await command(process.argv.slice(2), {
  folder: process.cwd(),
  env: process.env,
  print: console.log,
})
