export { notices } from './notices.tsx'
