export { kit, type KitOptions } from './kit.ts'
