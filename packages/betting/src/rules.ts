/** @deprecated Use the package `@kit/rules` instead. `npx kit migrate` changes the imports. */
export * from '@kit/rules'
