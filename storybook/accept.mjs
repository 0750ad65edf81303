import { spawnSync } from 'node:child_process'

// Accepts the current picture of every matrix and screen, or of those whose file names contain a word: npm
// run stories:accept -- Button
const words = process.argv.slice(2)
const { status } = spawnSync(
  'vitest',
  ['run', ...(words.length > 0 ? words : ['matrix/made', 'packages/'])],
  {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, KIT_ACCEPT_PICTURES: '1', KIT_STORY_SHARE: '0' },
  },
)
process.exit(status ?? 1)
