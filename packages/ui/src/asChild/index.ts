export { AsChild } from './AsChild.tsx'
