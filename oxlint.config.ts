import type { OxlintConfig } from 'oxlint'
import { importWalls, onlyFrom, type Refused } from './scripts/lint/walls.ts'

const featureMessage =
  'A feature imports rules, tokens, ui, sdk, shell/boot and the types of shell/feature, and no code of another feature.'
const typesOnly = (entry: string, message: string): Refused => ({
  regex: `^${entry}$`,
  message,
  allowTypeImports: true,
})

/**
 * Features that render what others contribute. They declare the slots, and contributing features import the types.
 */
const featuresWithSlots = ['history/feature', 'betting/feature']

/** Packages that every feature may import. */
const ofFeatures = ['rules', 'tokens', 'ui', 'sdk', 'shell/feature', 'shell/boot']

const typesOfShell = typesOnly('@kit/shell/feature', 'A feature imports only types from shell.')
const typesOfSlots = typesOnly(
  '@kit/(?:history|betting)/feature',
  'Import only types from a feature with slots.',
)

const walls = importWalls({
  feature: {
    refused: [onlyFrom([...ofFeatures, ...featuresWithSlots], featureMessage), typesOfShell, typesOfSlots],
    refusedInTests: [
      onlyFrom([...ofFeatures, ...featuresWithSlots, 'shell/testing'], featureMessage),
      typesOfSlots,
    ],
  },
  packages: {
    betting: {
      refused: [onlyFrom([...ofFeatures, 'history/feature'], featureMessage), typesOfShell, typesOfSlots],
      refusedInTests: [
        onlyFrom([...ofFeatures, 'history/feature', 'shell/testing'], featureMessage),
        typesOfSlots,
      ],
    },
    rules: {
      refused: [
        onlyFrom(['sdk/contract'], 'Rules are pure.'),
        typesOnly('@kit/sdk/contract', 'Rules import only types of the contract.'),
        { regex: '^(react(-dom)?(/|$)|node:)', message: 'Rules are pure: no React, no Node.' },
      ],
      refusedInTests: [onlyFrom(['sdk/contract'], 'Rules are pure.')],
    },
    tokens: { refused: [onlyFrom([], 'tokens imports none of our packages.')] },
    ui: { refused: [onlyFrom(['tokens'], 'ui imports tokens only.')] },
    sdk: {
      refused: [
        onlyFrom([], 'sdk imports none of our packages.'),
        { regex: '^react(-dom)?(/|$)', message: 'sdk imports React in src/react only.' },
      ],
    },
    shell: {
      refused: [
        onlyFrom(['tokens', 'ui', 'sdk'], 'shell imports tokens, ui and sdk; a site adds the features.'),
      ],
    },
    vite: {
      refused: [
        onlyFrom(
          ['tokens', 'shell/prerender', 'shell/check', 'sdk/doctor', 'sdk/serving'],
          'vite imports tokens, and the entries of shell and sdk for builds and checks.',
        ),
        typesOnly(
          '@kit/sdk/doctor',
          'Import types only: an operator is examined with the SDK that the site has installed.',
        ),
        typesOnly(
          '@kit/shell/(?:prerender|check)',
          "Import types only: a site's own bundle renders and checks its pages.",
        ),
      ],
    },
    'create-site': {
      refused: [onlyFrom(['tokens/define'], 'create-site imports tokens/define only.')],
    },
    history: {
      refused: [onlyFrom(ofFeatures, featureMessage), typesOfShell],
      // Its tests and stories show the kinds of bets of these features.
      refusedInTests: [
        onlyFrom([...ofFeatures, 'shell/testing', 'betting/feature', 'casino/feature'], featureMessage),
      ],
    },
    // So that it can disagree with the kit.
    'documented-operator': {
      refused: [
        onlyFrom(
          [],
          'The documented operator is written from the documents and imports none of our packages.',
        ),
      ],
    },
    sandbox: {
      refused: [
        onlyFrom(
          ['sdk/contract', 'sdk/serving', 'sdk/flags/table', 'sdk/fair', 'rules', 'tokens/define'],
          'The sandbox imports the contract and the rules, nothing that renders.',
        ),
      ],
    },
  },
  folders: {
    'packages/sdk/src/react': [onlyFrom([], 'sdk imports none of our packages.')],
    'packages/sandbox/src/console/page': [
      onlyFrom(['sdk'], "The console's page is a client of the contract: it imports the sdk only."),
      {
        group: ['../../**', '!../../operator/faults/faultCalls.ts'],
        message:
          "The console's page imports only the calls that set faults from the other folders of the sandbox.",
      },
    ],
    'packages/sdk/src/fair': [
      onlyFrom([], 'sdk imports none of our packages.'),
      {
        regex: '^(react(-dom)?(/|$)|(\\.\\./)+(contract|client|codec|live|session)/)',
        message:
          "The code that decides rounds is pure: it imports no React, and only types of the contract's files.",
        allowTypeImports: true,
      },
    ],
  },
  // The folders of a package's src, the lowest first: each imports only from those before it.
  layers: {
    betting: ['styles', 'site', 'prices', 'market', 'slip', 'headless', 'screens', 'testing'],
    sandbox: ['feed', 'operator', ['games', 'console'], 'testing', 'bench'],
  },
})

export default {
  plugins: ['typescript', 'react', 'jsx-a11y', 'import', 'unicorn', 'oxc', 'promise', 'vitest'],
  categories: { correctness: 'error', suspicious: 'warn', perf: 'warn' },
  env: { browser: true, node: true, es2024: true },
  rules: {
    'react/react-in-jsx-scope': 'off',
    'react/rules-of-hooks': 'error',
    'react/exhaustive-deps': 'error',
    'react/no-danger': 'error',
    'import/no-unassigned-import': 'off',
    'import/no-named-as-default-member': 'off',
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'unicorn/no-array-sort': 'off',
    'unicorn/consistent-function-scoping': 'off',
    'unicorn/no-array-for-each': 'off',
    'no-await-in-loop': 'off',
    'oxc/no-map-spread': 'off',
    'unicorn/require-post-message-target-origin': 'off',
    'no-shadow': 'off',
    'no-underscore-dangle': 'off',
    'no-eval': 'error',
    'no-implied-eval': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/consistent-type-imports': 'error',
    'vitest/no-focused-tests': 'error',
    'vitest/no-disabled-tests': 'off',
    'vitest/require-mock-type-parameters': 'off',
    'jsx-a11y/prefer-tag-over-role': 'off',
  },
  ignorePatterns: ['**/dist', '**/storybook-static', 'node_modules', '.kit'],
  overrides: [
    ...walls,
    {
      files: ['e2e/**'],
      rules: {
        'react/rules-of-hooks': 'off',
        'import/no-named-as-default': 'off',
        'unicorn/no-useless-spread': 'off',
      },
    },
    {
      // The import of a worker's URL: its file exists only after the packages are built.
      files: ['e2e/bench/decode/main.ts'],
      rules: { 'import/default': 'off' },
    },
  ],
} satisfies OxlintConfig
