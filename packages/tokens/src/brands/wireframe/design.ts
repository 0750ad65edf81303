import { createBrand } from '../createBrand.ts'

/** A brand without style, for testing that no layout depends on a brand. */
export const wireframeDesign = createBrand({
  name: 'wireframe',
  label: 'Wireframe',
  defaultMode: 'light',
  accent: '#3d3d3d',
  grey: { chroma: 0 },
  corners: 'plain',
  movement: 'still',
  colors: {
    dark: { accent: '#c9c9c9', action: '#ffffff', inPlay: '#c9c9c9' },
    light: { action: '#000000', inPlay: '#3d3d3d' },
  },
})
