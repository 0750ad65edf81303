import type { SiteAnswers } from '../answers.ts'
import { brandFile } from './brandFile.ts'
import { configurationFile } from './configurationFile.ts'
import { manifestFile } from './manifestFile.ts'
import { smokeTestFile } from './smokeTestFile.ts'

const viteFile = `import { kit } from '@kit/vite'

export default { plugins: [kit({ site: './site.config.ts' })] }
`

const tsconfigFile = `{
  "compilerOptions": {
    "target": "es2023",
    "lib": ["es2023", "dom"],
    "module": "esnext",
    "moduleResolution": "bundler",
    "jsx": "react-jsx",
    "types": ["node", "vite/client"],
    "strict": true,
    "noEmit": true,
    "skipLibCheck": true,
    "erasableSyntaxOnly": true,
    "verbatimModuleSyntax": true
  },
  "include": ["*.ts"]
}
`

/** The six files of a new site, by their names. */
export const siteFiles = (answers: SiteAnswers): Record<string, string> => ({
  'site.config.ts': configurationFile(answers),
  'brand.ts': brandFile(answers),
  'vite.config.ts': viteFile,
  'package.json': manifestFile(answers),
  'tsconfig.json': tsconfigFile,
  'site.test.ts': smokeTestFile(answers),
})
