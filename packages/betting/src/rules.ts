/** @deprecated The rules are the package `@kit/rules`. `npx kit migrate` changes the imports. */
export * from '@kit/rules'
