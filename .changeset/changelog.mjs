// How `changeset version` writes each CHANGELOG.md: the text of a change, without commit hashes. All packages have one version, so
// lists of updated dependencies say nothing.
const indent = (line, at) => (at === 0 ? `- ${line}` : line && `  ${line}`)

export default {
  getReleaseLine: async ({ summary }) => summary.trim().split('\n').map(indent).join('\n'),
  getDependencyReleaseLine: async () => '',
}
