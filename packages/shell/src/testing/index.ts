export { fakeOperator, type FakeOperatorOptions } from './fakeOperator.ts'
export { fakeSite, player, type FakeSiteOptions } from './fakeSite.ts'
export { memoryStorage } from './memoryStorage.ts'
export { pageOf } from './pageOf.ts'
