import type { SiteAnswers } from '../answers.ts'
import type { PackageManager } from '../packageManager.ts'
import { brandFile } from './brandFile.ts'
import { configurationFile } from './configurationFile.ts'
import { dockerFile, dockerIgnoreFile, readmeFile, workflowFile } from './deliveryFiles.ts'
import { manifestFile } from './manifestFile.ts'
import { npmrcFile } from './registryFiles.ts'
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
    "verbatimModuleSyntax": true,
    "allowImportingTsExtensions": true
  },
  "include": ["**/*.ts", "**/*.tsx"],
  "exclude": ["node_modules", "dist"]
}
`

/** Returns the files of a new site, by name. */
export const siteFiles = (answers: SiteAnswers, manager: PackageManager = 'npm'): Record<string, string> => ({
  'site.config.ts': configurationFile(answers),
  'brand.ts': brandFile(answers),
  'vite.config.ts': viteFile,
  'package.json': manifestFile(answers),
  'tsconfig.json': tsconfigFile,
  'site.test.ts': smokeTestFile(answers),
  'README.md': readmeFile(answers, manager),
  Dockerfile: dockerFile(answers, manager),
  '.dockerignore': dockerIgnoreFile,
  '.github/workflows/site.yml': workflowFile(manager),
  ...(answers.registry !== undefined && { '.npmrc': npmrcFile(answers.registry) }),
})
