export { DirectionProvider } from './DirectionProvider.tsx'
export { OverlayContainerProvider, useOverlayContainer } from './overlayContainer.tsx'
