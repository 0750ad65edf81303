import { literalNames } from './wordNames.ts'

/** The rules of betting have become a package. */
export const rulesPackage = literalNames(
  '@kit/betting/rules is @kit/rules: add @kit/rules to the dependencies in package.json',
  { '@kit/betting/rules': '@kit/rules' },
)
