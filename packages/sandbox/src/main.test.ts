import { expect, it } from 'vitest'
import { startCommandLine } from './testing/commandLine.ts'
import { freshDatabase } from './testing/freshDatabase.ts'

it('answers at the address that is named, and takes no other port in production', async () => {
  const { options, remove } = await freshDatabase()
  const env = {
    NODE_ENV: 'production',
    KIT_LOG: 'error',
    KIT_HOST: '127.0.0.2',
    DATABASE_URL: options.databaseUrl ?? '',
  }
  const args = ['--state', 'memory']
  const operator = await startCommandLine(['--port', '0', ...args], env)
  try {
    expect(new URL(operator.url).hostname).toBe('127.0.0.2')
    expect((await fetch(`${operator.url}/readyz`)).status).toBe(200)
    const { port } = new URL(operator.url)
    await expect(startCommandLine(['--port', port, ...args], env)).rejects.toThrow(
      `Port ${port} of 127.0.0.2 is taken, and in production no other is used.`,
    )
  } finally {
    operator.child.kill('SIGTERM')
    await operator.ended
    await remove()
  }
})
