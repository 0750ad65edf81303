export { DirectionProvider } from './DirectionProvider.tsx'
export { OverlayBackProvider, useCloseOnBack, type RegisterBack } from './overlayBack.tsx'
export { OverlayContainerProvider, useOverlayContainer } from './overlayContainer.tsx'
