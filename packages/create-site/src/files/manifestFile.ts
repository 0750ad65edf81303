import type { SiteAnswers } from '../answers.ts'
import { oldestNode } from '../nodeVersion.ts'
import { packagesOf } from './configurationFile.ts'
import { dependencies, devDependencies, kitVersion } from './versions.ts'

const ofKit = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, kitVersion]))
const sorted = (record: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(record).toSorted(([one], [other]) => (one < other ? -1 : 1)))

export function manifestFile(answers: SiteAnswers): string {
  const { id, operator } = answers
  const forSandbox = operator === undefined ? 'vite build' : 'vite build --mode sandbox'
  return `${JSON.stringify(
    {
      name: id,
      version: '0.0.0',
      private: true,
      type: 'module',
      scripts: {
        start: `${forSandbox} && kit-sandbox --site dist`,
        dev: 'vite',
        sandbox: 'kit-sandbox --port 4001 --public-url http://localhost:5173',
        build: 'vite build',
        check: 'tsc && kit check',
        test: 'node --test site.test.ts',
      },
      dependencies: sorted({ ...ofKit(packagesOf(answers)), ...dependencies }),
      devDependencies: sorted({
        ...ofKit(['@kit/sandbox', '@kit/sdk', '@kit/vite']),
        ...devDependencies,
      }),
      engines: { node: `>=${oldestNode}` },
    },
    undefined,
    2,
  )}\n`
}
