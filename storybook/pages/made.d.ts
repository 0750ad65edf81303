// Written by makePages.ts when Storybook starts. A new copy of the repository does not contain it.
declare module '*/made/chrome.json' {
  const looks: Record<string, object>
  export default looks
}
declare module '*/made/props.json' {
  const byTitle: Record<string, object[]>
  export default byTitle
}
