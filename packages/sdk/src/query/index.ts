export * from './queries.ts'
export { mutationOf, outdate, pageQueryOf, publicFamilies, queryKeyOf, queryOf } from './queryOf.ts'
export { freshMs, pollMs, rereadMs } from './refreshTimes.ts'
