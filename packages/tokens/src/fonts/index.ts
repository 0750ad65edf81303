// Faces for a brand: each is a package of files that the kit depends on, with the metrics of its fallback.
export {
  baloo,
  chakra,
  inter,
  nunito,
  playfair,
  plexMono,
  plexSans,
  sora,
  sourceSans,
  sourceSerif,
  space,
  type Face,
  type OwnFace,
} from './faces.ts'
