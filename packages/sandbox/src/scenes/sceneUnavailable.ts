/** The reason why a scene cannot be set, as a sentence for the visitor. */
export class SceneUnavailable extends Error {
  override name = 'SceneUnavailable'
}
