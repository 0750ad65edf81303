export { getConfiguration } from '../contract/configuration.ts'
export { operatorFlags } from '../flags/operatorFlags.ts'
export { reportOf } from '../flags/readFlags.ts'
export { lastConfiguration } from './lastConfiguration.ts'
