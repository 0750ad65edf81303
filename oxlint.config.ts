import type { OxlintConfig } from 'oxlint'
import { importWalls, onlyFrom, type Refused } from './scripts/lint/walls.ts'

const featureMessage =
  'A feature imports rules, tokens, ui, sdk, shell/boot and the types of shell/feature, and no code of another feature.'
const typesOnly = (entry: string, message: string): Refused => ({
  regex: `^${entry}$`,
  message,
  allowTypeImports: true,
})

/** Features that render what others contribute. They declare the slots, and the features with contributions take the types. */
const featuresWithSlots = ['history/feature', 'betting/feature']

/** What every feature may import. */
const ofFeatures = ['rules', 'tokens', 'ui', 'sdk', 'shell/feature', 'shell/boot']

const typesOfShell = typesOnly('@kit/shell/feature', 'Of shell a feature takes types only.')
const typesOfSlots = typesOnly(
  '@kit/(?:history|betting)/feature',
  'Of a feature with slots, others take types only.',
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
        typesOnly('@kit/sdk/contract', "Rules take the contract's types, no code."),
        { regex: '^(react(-dom)?(/|$)|node:)', message: 'Rules are pure: no React, no Node.' },
      ],
      refusedInTests: [onlyFrom(['sdk/contract'], 'Rules are pure.')],
    },
    tokens: { refused: [onlyFrom([], 'tokens stand on nothing of ours.')] },
    ui: { refused: [onlyFrom(['tokens'], 'ui stands on tokens only.')] },
    sdk: {
      refused: [
        onlyFrom([], 'sdk stands on nothing of ours.'),
        { regex: '^react(-dom)?(/|$)', message: 'sdk knows no React, but for its hooks in src/react.' },
      ],
    },
    shell: {
      refused: [
        onlyFrom(
          ['tokens', 'ui', 'sdk'],
          'shell stands on tokens, ui and sdk; a site introduces the features.',
        ),
      ],
    },
    vite: {
      refused: [
        onlyFrom(
          ['tokens', 'shell/prerender', 'shell/check', 'sdk/doctor', 'sdk/serving'],
          'What builds a site reads the brands and what a site can be asked.',
        ),
        typesOnly('@kit/sdk/doctor', 'An operator is examined by the contract that the site has installed.'),
        typesOnly(
          '@kit/shell/(?:prerender|check)',
          'The pages of a site, and what is wrong with it, are asked of its bundle and never made here.',
        ),
      ],
    },
    'create-site': {
      refused: [onlyFrom(['tokens/define'], 'What writes a new site asks the tokens what makes a brand.')],
    },
    history: {
      refused: [onlyFrom(ofFeatures, featureMessage), typesOfShell],
      // Its tests and stories show the kinds of bets that these contribute.
      refusedInTests: [
        onlyFrom([...ofFeatures, 'shell/testing', 'betting/feature', 'casino/feature'], featureMessage),
      ],
    },
    // So that it can disagree with the kit.
    'documented-operator': {
      refused: [
        onlyFrom([], 'The documented operator is written from the documents and takes nothing of ours.'),
      ],
    },
    sandbox: {
      refused: [
        onlyFrom(
          ['sdk/contract', 'sdk/serving', 'sdk/flags/table', 'sdk/fair', 'rules', 'tokens/define'],
          'The sandbox takes the contract and the rules, nothing that renders.',
        ),
      ],
    },
  },
  folders: {
    'packages/sdk/src/react': [onlyFrom([], 'sdk stands on nothing of ours.')],
    'packages/sandbox/src/console/page': [
      onlyFrom(['sdk'], "The console's page is a client of the contract: it takes the sdk and nothing else."),
      {
        group: ['../../**', '!../../operator/faults/faultCalls.ts'],
        message: "Of the rooms beside it the console's page takes only the calls that set faults.",
      },
    ],
    'packages/sdk/src/fair': [
      onlyFrom([], 'sdk stands on nothing of ours.'),
      {
        regex: '^(react(-dom)?(/|$)|(\\.\\./)+(contract|client|codec|live|session)/)',
        message: "What decides rounds is pure: no React, and of the contract's files types only.",
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
      // The address of a worker, which the build gives: before the packages are built no file answers to its name.
      files: ['e2e/bench/decode/main.ts'],
      rules: { 'import/default': 'off' },
    },
  ],
} satisfies OxlintConfig
