export { Logo, type LogoProps } from './Logo.tsx'
export { Picture, type PictureProps } from './Picture.tsx'
