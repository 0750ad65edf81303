// Written when Storybook starts, by makePages.ts: a fresh copy of the repository has none of it yet.
declare module '*/made/chrome.json' {
  const looks: Record<string, object>
  export default looks
}
declare module '*/made/props.json' {
  const byTitle: Record<string, object[]>
  export default byTitle
}
