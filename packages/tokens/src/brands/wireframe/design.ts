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
    dark: { accent: '#d6d6d6', action: '#ffffff', inPlay: '#d6d6d6' },
    light: { action: '#1f1f1f', inPlay: '#3d3d3d' },
  },
})
